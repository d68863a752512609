import { paths } from '../paths'
import { company } from './company'
import type { PageMeta } from './text'

/** A line of work the agency sells. */
export type Service = {
  readonly id: string
  readonly name: string
  /** Under 140 characters. */
  readonly description: string
  /** Accessible name of the link. Screen readers list links alone, so each card needs a different one. */
  readonly buttonLabel: string
  /** Kebab-case key of the icon. Decorative: the name says the same in words. */
  readonly icon: string
  readonly path: string
}

/** A narrower service, for a visitor who knows what is missing. Its title is the link. */
export type LocalService = {
  /** Kebab-case key of the icon. Decorative: the title says the same in words. */
  readonly icon: string
  readonly title: string
  /** Under 140 characters. */
  readonly description: string
  /** Three to five topics of the work, shown as tags. */
  readonly keywords: readonly string[]
  readonly path: string
}

export type ServicesPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly cardsHeading: string
  readonly localHeading: string
  readonly localIntro: string
  /** Accessible name of the list of tags on each local service. */
  readonly keywordsLabel: string
}

export const servicesPage: ServicesPageContent = {
  title: 'Marketing, Web and App Services',
  description:
    'Eight lines of work, from SEO and Google Ads to websites and apps, and twelve narrower jobs you can order one at a time.',
  heading: 'Our Services',
  lead: 'If people cannot find you, start with search or ads. If they find you and do not call, start with the website. Not sure which it is? Ask us, and we will look at your numbers first.',
  cardsHeading: 'What We Do',
  localHeading: `Single Services for ${company.city} Businesses`,
  localIntro:
    'Each of these can be ordered alone, for as long as you need it. Every page says how the work is done and what to expect from it.',
  keywordsLabel: 'Keywords',
}

export const serviceCards: readonly Service[] = [
  {
    id: 'seo-services',
    name: 'Search Engine Optimization',
    description:
      'Pages that answer what your customers type into Google, on a site that loads fast and has no dead ends.',
    buttonLabel: 'Explore SEO services',
    icon: 'search',
    path: paths.seoServices,
  },
  {
    id: 'pay-per-click',
    name: 'Pay Per Click',
    description:
      'Ads on Google, YouTube and Meta with a daily limit you set, judged by the cost of each lead.',
    buttonLabel: 'Explore pay-per-click advertising',
    icon: 'pay-per-click',
    path: paths.payPerClick,
  },
  {
    id: 'social-media',
    name: 'Social Media Marketing',
    description:
      'Posts, replies and paid campaigns on the networks your buyers use, planned a month ahead.',
    buttonLabel: 'Explore social media marketing',
    icon: 'social-media',
    path: paths.socialMedia,
  },
  {
    id: 'google-ads',
    name: 'Google Ads',
    description:
      'Search, display and video campaigns in your own account, with waste cut from the search terms every week.',
    buttonLabel: 'Explore Google Ads management',
    icon: 'google-ads',
    path: paths.googleAds,
  },
  {
    id: 'web-development',
    name: 'Web Development',
    description:
      'Sites in HTML, React, Node, Laravel or WordPress that open quickly on a cheap phone and that your staff can edit.',
    buttonLabel: 'Explore web development',
    icon: 'web-development',
    path: paths.webDevelopment,
  },
  {
    id: 'app-development',
    name: 'App Development',
    description:
      'Android and iPhone apps for orders, bookings or field staff, after we have checked that a website will not do.',
    buttonLabel: 'Explore app development',
    icon: 'app-development',
    path: paths.appDevelopment,
  },
  {
    id: 'ecommerce-development',
    name: 'E-commerce Development',
    description:
      'Online stores on Shopify, WordPress or Magento with UPI, GST invoices and courier rates set up.',
    buttonLabel: 'Explore online store development',
    icon: 'ecommerce-development',
    path: paths.ecommerceDevelopment,
  },
  {
    id: 'graphic-design',
    name: 'Graphic Design',
    description:
      'Logos, banners and page templates, delivered with the source files, so that any printer can use them.',
    buttonLabel: 'Explore graphic design',
    icon: 'graphic-design',
    path: paths.graphicDesign,
  },
]

export const localServices: readonly LocalService[] = [
  {
    icon: 'local-seo',
    title: 'Local SEO',
    description:
      'Be found on Google Maps and in nearby searches, with correct hours and a number that rings.',
    keywords: ['Google Business Profile', 'Google Maps', 'reviews', 'local listings'],
    path: paths.localSeo,
  },
  {
    icon: 'landing-page-seo',
    title: 'Landing Page SEO',
    description:
      'One page for one service, written so that the visitor from search or ads knows what to do next.',
    keywords: ['page copy', 'headings', 'lead forms', 'conversion rate'],
    path: paths.landingPageSeo,
  },
  {
    icon: 'technical-seo',
    title: 'Technical SEO',
    description:
      'Find and mend what keeps Google from reading your site: errors, slow pages, duplicates.',
    keywords: ['indexing', 'page speed', 'Core Web Vitals', 'redirects', 'structured data'],
    path: paths.technicalSeo,
  },
  {
    icon: 'ecommerce-seo',
    title: 'Ecommerce SEO',
    description:
      'Category and product pages that people reach from search, also when an item is out of stock.',
    keywords: ['product pages', 'category pages', 'filters', 'Merchant Center'],
    path: paths.ecommerceSeo,
  },
  {
    icon: 'international-seo',
    title: 'International SEO',
    description: 'For exporters: the right page in the right language for buyers in each country.',
    keywords: ['hreflang', 'export markets', 'translation', 'country targeting'],
    path: paths.internationalSeo,
  },
  {
    icon: 'content-marketing',
    title: 'Content Marketing',
    description: 'Articles, guides and case notes that answer what buyers ask before they call.',
    keywords: ['articles', 'editorial calendar', 'buyer questions'],
    path: paths.contentMarketing,
  },
  {
    icon: 'influencer-marketing',
    title: 'Influencer Marketing',
    description:
      'Paid work with local creators, under a written brief and with the ad label the law asks for.',
    keywords: ['local creators', 'briefs', 'ad disclosure', 'tracking codes'],
    path: paths.influencerMarketing,
  },
  {
    icon: 'instagram-marketing',
    title: 'Instagram Marketing',
    description:
      'Reels, stories and ads for things people buy with their eyes: food, fashion, interiors, travel.',
    keywords: ['Reels', 'stories', 'direct messages', 'Instagram ads'],
    path: paths.instagramMarketing,
  },
  {
    icon: 'facebook-marketing',
    title: 'Facebook Marketing',
    description: 'A page that answers, and ads shown to saved, custom and lookalike audiences.',
    keywords: ['custom audiences', 'lookalike audiences', 'lead ads', 'Meta Pixel'],
    path: paths.facebookMarketing,
  },
  {
    icon: 'youtube-marketing',
    title: 'YouTube Marketing',
    description:
      'Videos that show how your product works or is made, with titles people search for.',
    keywords: ['video SEO', 'Shorts', 'thumbnails', 'video ads'],
    path: paths.youtubeMarketing,
  },
  {
    icon: 'digital-marketing',
    title: 'Digital Marketing',
    description:
      'Search, ads and social media under one plan and one budget, with one person to call.',
    keywords: ['marketing plan', 'budget', 'monthly report'],
    path: paths.digitalMarketing,
  },
  {
    icon: 'seo-services',
    title: 'Complete SEO',
    description: 'Local, technical and content work together, in the order in which it pays.',
    keywords: ['SEO audit', 'keyword research', 'content', 'links'],
    path: paths.seoServices,
  },
]
