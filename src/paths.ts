/** The pages that are code: no file of the content may have their addresses. */
export const ownPaths = {
  home: '/',
  about: '/about-digital-marketing',
  services: '/services',
  contact: '/contactus',
  freePdf: '/freepdf',
  blog: '/blog',
  careers: '/careers',
  /** Exists if there are case studies. */
  work: '/work',
  search: '/search',
  /** Shows the same page as `landingPageSeo`, which is canonical. */
  landingPageSeoAlias: '/service/landing-page-seo',
  healthcare: '/digital-marketing-healthcare',
  sheet: '/form-table',
  notFound: '/404',
} as const

/**
 * The addresses that code and guides link to. Links in code use these constants and builders, never a literal path.
 * The other pages follow from the files in src/content.
 */
export const paths = {
  ...ownPaths,

  seoServices: '/seo-services',
  localSeo: '/localseo',
  landingPageSeo: '/landing-page-seo',
  technicalSeo: '/technical-seo',
  socialMedia: '/social-media-marketing-services',
  payPerClick: '/pay-per-click-advertising',
  webDevelopment: '/web-design-development',
  googleAds: '/google-ads-management',
  digitalMarketing: '/digital-marketing',

  contentMarketing: '/content-marketing',

  dataDriven: '/data-driven',

  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-service',
  refundPolicy: '/refund-policy',
  accessibility: '/accessibility',
} as const

/** The address of a blog post. `id` is the post's id, already safe for an address. */
export const blogPostPath = (id: string): string => `${paths.blog}/${encodeURIComponent(id)}`

/** The anchor of a person on the about page. Not `slugify`, which every page would load then. */
export const personId = (name: string): string => name.toLowerCase().replace(/\s+/g, '-')

/** The address of one job opening. */
export const jobPath = (id: string | number): string => `${paths.careers}/${encodeURIComponent(id)}`

/** The address of a free guide's file. */
export const guidePath = (id: string): string => `/pdf/${id}.pdf`

/** The address of a case study. */
export const caseStudyPath = (id: string): string => `${paths.work}/${id}`

/** The address of a health-care demo article. */
export const healthPostPath = (id: number | string): string =>
  `/blog-details-health-care/${encodeURIComponent(id)}`
