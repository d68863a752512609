import { createElement, type ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'

import type { Article } from './content/articles/article'
import type { LegalPage } from './content/legal/legal-page'
import type { ServicePage } from './content/service-pages/service-page'
import type { PageKind } from './content/search-page'
import { paths } from './paths'

/** Fetches a page's data; a `Response` redirects. */
export type PageLoader = (args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<unknown>

/** A page's code. */
export type LoadedPage = { Component: ComponentType; loader?: PageLoader }

/**
 * THE ROUTE TABLE: path → page (+ its content), one row each. A newcomer starts here.
 * The router, the prerendered pages, sitemap.xml and the audits all follow from it.
 */
export type PageRow = {
  /** What search results call it; a page, where nothing is said. */
  readonly kind?: PageKind
  /** As the router reads it: `:id` is a parameter. */
  readonly path: string
  readonly load: () => Promise<LoadedPage>
  /** Kept out of search engines and out of sitemap.xml. */
  readonly noindex?: true
  /** The address that search engines should know instead of this one. */
  readonly canonical?: string
  /** Pages of one template share their critical styles, and with them one hash in the policy. */
  readonly template?: string
}

export const pageRows: readonly PageRow[] = [
  {
    path: paths.home,
    load: async () => ({ Component: (await import('./pages/HomePage')).HomePage }),
  },
  {
    path: paths.about,
    load: async () => ({ Component: (await import('./pages/AboutPage')).AboutPage }),
  },
  {
    path: paths.services,
    load: async () => ({ Component: (await import('./pages/ServicesPage')).ServicesPage }),
  },
  {
    path: paths.contact,
    load: async () => ({ Component: (await import('./pages/ContactPage')).ContactPage }),
  },
  {
    path: paths.freePdf,
    load: async () => ({ Component: (await import('./pages/FreePdfPage')).FreePdfPage }),
  },
  {
    path: paths.blog,
    load: async () => ({ Component: (await import('./pages/BlogListPage')).BlogListPage }),
  },
  {
    path: `${paths.blog}/:id`,
    kind: 'post',
    load: async () => {
      const page = await import('./pages/BlogPostPage')
      return { Component: page.BlogPostPage, loader: page.loadPost }
    },
  },
  {
    path: paths.careers,
    load: async () => ({ Component: (await import('./pages/CareersPage')).CareersPage }),
  },
  {
    path: paths.search,
    noindex: true,
    load: async () => ({ Component: (await import('./pages/SearchPage')).SearchPage }),
  },
  {
    path: `${paths.careers}/:id`,
    kind: 'job',
    load: async () => ({ Component: (await import('./pages/JobPage')).JobPage }),
  },
  {
    path: paths.formTable,
    noindex: true,
    load: async () => ({ Component: (await import('./pages/FormTablePage')).FormTablePage }),
  },

  service(
    paths.seoServices,
    async () => (await import('./content/service-pages/seo-services')).seoServicesPage,
  ),
  service(
    paths.localSeo,
    async () => (await import('./content/service-pages/local-seo')).localSeoPage,
  ),
  service(
    paths.landingPageSeo,
    async () => (await import('./content/service-pages/landing-page-seo')).landingPageSeoPage,
  ),
  {
    ...service(
      paths.landingPageSeoAlias,
      async () => (await import('./content/service-pages/landing-page-seo')).landingPageSeoPage,
    ),
    canonical: paths.landingPageSeo,
  },
  service(
    paths.technicalSeo,
    async () => (await import('./content/service-pages/technical-seo')).technicalSeoPage,
  ),
  service(
    paths.ecommerceSeo,
    async () => (await import('./content/service-pages/ecommerce-seo')).ecommerceSeoPage,
  ),
  service(
    paths.internationalSeo,
    async () => (await import('./content/service-pages/international-seo')).internationalSeoPage,
  ),
  service(
    paths.socialMedia,
    async () => (await import('./content/service-pages/social-media')).socialMediaPage,
  ),
  service(
    paths.graphicDesign,
    async () => (await import('./content/service-pages/graphic-design')).graphicDesignPage,
  ),
  service(
    paths.payPerClick,
    async () => (await import('./content/service-pages/pay-per-click')).payPerClickPage,
  ),
  service(
    paths.webDevelopment,
    async () => (await import('./content/service-pages/web-development')).webDevelopmentPage,
  ),
  service(
    paths.appDevelopment,
    async () => (await import('./content/service-pages/app-development')).appDevelopmentPage,
  ),
  service(
    paths.ecommerceDevelopment,
    async () =>
      (await import('./content/service-pages/ecommerce-development')).ecommerceDevelopmentPage,
  ),
  service(
    paths.googleAds,
    async () => (await import('./content/service-pages/google-ads')).googleAdsPage,
  ),
  {
    path: paths.digitalMarketing,
    load: async () => ({
      Component: (await import('./pages/DigitalMarketingPage')).DigitalMarketingPage,
    }),
  },

  article(
    paths.contentMarketing,
    async () => (await import('./content/articles/content-marketing')).contentMarketingArticle,
  ),
  article(
    paths.influencerMarketing,
    async () =>
      (await import('./content/articles/influencer-marketing')).influencerMarketingArticle,
  ),
  article(
    paths.instagramMarketing,
    async () => (await import('./content/articles/instagram-marketing')).instagramMarketingArticle,
  ),
  article(
    paths.facebookMarketing,
    async () => (await import('./content/articles/facebook-marketing')).facebookMarketingArticle,
  ),
  article(
    paths.youtubeMarketing,
    async () => (await import('./content/articles/youtube-marketing')).youtubeMarketingArticle,
  ),
  article(
    paths.dataDriven,
    async () => (await import('./content/articles/data-driven')).dataDrivenArticle,
  ),
  article(
    paths.relevant,
    async () => (await import('./content/articles/relevant')).relevantArticle,
  ),
  article(
    paths.keywordSpecific,
    async () => (await import('./content/articles/keyword-specific')).keywordSpecificArticle,
  ),
  article(
    paths.strategy,
    async () => (await import('./content/articles/strategy')).strategyArticle,
  ),
  article(
    paths.creative,
    async () => (await import('./content/articles/creative')).creativeArticle,
  ),

  {
    path: paths.healthcare,
    kind: 'demo',
    load: async () => ({ Component: (await import('./pages/HealthcarePage')).HealthcarePage }),
  },
  {
    path: '/blog-details-health-care/:id',
    kind: 'demo',
    load: async () => ({ Component: (await import('./pages/HealthPostPage')).HealthPostPage }),
  },

  legal(
    paths.privacyPolicy,
    async () => (await import('./content/legal/privacy-policy')).privacyPolicy,
  ),
  legal(paths.terms, async () => (await import('./content/legal/terms')).termsAndConditions),
  legal(
    paths.refundPolicy,
    async () => (await import('./content/legal/refund-policy')).refundPolicy,
  ),
  legal(
    paths.accessibility,
    async () => (await import('./content/legal/accessibility')).accessibilityStatement,
  ),

  { path: paths.notFound, noindex: true, load: loadNotFound },
  { path: '*', noindex: true, load: loadNotFound },
]

async function loadNotFound() {
  return { Component: (await import('./pages/NotFoundPage')).NotFoundPage }
}

function service(path: string, loadContent: () => Promise<ServicePage>): PageRow {
  return template(
    path,
    'service',
    loadContent,
    async () => (await import('./pages/ServicePage')).ServicePage,
  )
}

function article(path: string, loadContent: () => Promise<Article>): PageRow {
  return template(
    path,
    'article',
    loadContent,
    async () => (await import('./pages/ArticlePage')).ArticlePage,
  )
}

function legal(path: string, loadContent: () => Promise<LegalPage>): PageRow {
  return template(
    path,
    'legal',
    loadContent,
    async () => (await import('./pages/LegalPage')).LegalPage,
  )
}

/** A row whose page is a template and its content: both are fetched side by side. */
function template<Content>(
  path: string,
  kind: PageKind,
  loadContent: () => Promise<Content>,
  loadPage: () => Promise<ComponentType<{ content: Content }>>,
): PageRow {
  return {
    path,
    kind,
    template: kind,
    load: async () => {
      const [content, Page] = await Promise.all([loadContent(), loadPage()])
      return { Component: () => createElement(Page, { content }) }
    },
  }
}
