/**
 * Every address inside the site. Links use these constants and builders, never a literal path, so
 * that a page gets a new address in this file only.
 */
export const paths = {
  home: '/',
  about: '/about-digital-marketing',
  services: '/services',
  contact: '/contactus',
  freePdf: '/freepdf',
  blog: '/blog',
  careers: '/careers',
  search: '/search',
  accessibility: '/accessibility',

  seoServices: '/seo-services',
  localSeo: '/localseo',
  landingPageSeo: '/landing-page-seo',
  /** Shows the same page as `landingPageSeo`, which is canonical. */
  landingPageSeoAlias: '/service/landing-page-seo',
  technicalSeo: '/technical-seo',
  ecommerceSeo: '/ecommerce-seo',
  internationalSeo: '/international-seo',
  socialMedia: '/social-media-marketing-services',
  graphicDesign: '/graphic-design-services',
  payPerClick: '/pay-per-click-advertising',
  webDevelopment: '/web-design-development',
  appDevelopment: '/app-development-services',
  ecommerceDevelopment: '/e-commerce-development',
  googleAds: '/google-ads-management',
  digitalMarketing: '/digital-marketing',

  contentMarketing: '/content-marketing',
  influencerMarketing: '/influencer-marketing',
  instagramMarketing: '/instagram-marketing',
  facebookMarketing: '/facebook-marketing',
  youtubeMarketing: '/youtube-marketing',

  dataDriven: '/data-driven',
  relevant: '/relevant',
  keywordSpecific: '/keyword-specific',
  strategy: '/strategy',
  creative: '/creative',

  healthcare: '/digital-marketing-healthcare',

  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-service',
  refundPolicy: '/refund-policy',

  formTable: '/form-table',
  notFound: '/404',
} as const

/** The address of a blog post. `id` is the post's id, already safe for an address. */
export const blogPostPath = (id: string): string => `${paths.blog}/${encodeURIComponent(id)}`

/** The address of one job opening. */
export const jobPath = (id: string | number): string => `${paths.careers}/${encodeURIComponent(id)}`

/** The address of a health-care demo article. */
export const healthPostPath = (id: number | string): string =>
  `/blog-details-health-care/${encodeURIComponent(id)}`
