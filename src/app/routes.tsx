import { createElement, type ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'

import type { Article } from '../content/articles/article'
import type { LegalPage } from '../content/legal/legal-page'
import type { PageKind } from '../content/search-page'
import type { ServicePage } from '../content/service-pages/service-page'
import { paths } from '../paths'

/** Loads a page's data. A `Response` redirects to /404: `entry-client` supports no other target. */
export type PageLoader = (args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<unknown>

/** A page's code, loaded. */
export type LoadedPage = { Component: ComponentType; loader?: PageLoader }

/**
 * THE ROUTE TABLE: path → page (+ its content), one row each. A newcomer starts here.
 * The router, the prerendered pages, sitemap.xml and the audits all follow from it.
 */
export type PageRow = {
  /** Kind of page that search results show; a page by default. */
  readonly kind?: PageKind
  /** Path pattern of React Router: `:id` is a parameter. */
  readonly path: string
  readonly load: () => Promise<LoadedPage>
  /** Kept out of search engines and out of sitemap.xml. */
  readonly noindex?: true
  /** Address that search engines should list instead of this one. */
  readonly canonical?: string
  /** Pages of one template share one inline stylesheet, and so one hash in the Content Security Policy. */
  readonly template?: string
}

export const pageRows: readonly PageRow[] = [
  page(paths.home, () => import('../pages/home/HomePage'), 'HomePage'),
  page(paths.about, () => import('../pages/AboutPage'), 'AboutPage'),
  page(paths.services, () => import('../pages/ServicesPage'), 'ServicesPage'),
  page(paths.contact, () => import('../pages/ContactPage'), 'ContactPage'),
  page(paths.freePdf, () => import('../features/guides/FreePdfPage'), 'FreePdfPage'),
  page(paths.blog, () => import('../features/blog/BlogListPage'), 'BlogListPage'),
  {
    path: `${paths.blog}/:id`,
    kind: 'post',
    load: async () => {
      const page = await import('../features/blog/BlogPostPage')
      return { Component: page.BlogPostPage, loader: page.loadPost }
    },
  },
  page(paths.careers, () => import('../features/careers/CareersPage'), 'CareersPage'),
  page(paths.search, () => import('../features/search/SearchPage'), 'SearchPage', {
    noindex: true,
  }),
  page(`${paths.careers}/:id`, () => import('../features/careers/JobPage'), 'JobPage', {
    kind: 'job',
  }),
  page(paths.formTable, () => import('../features/sheet/SheetPage'), 'SheetPage', {
    noindex: true,
  }),

  service(paths.seoServices, () => import('../content/service-pages/seo-services')),
  service(paths.localSeo, () => import('../content/service-pages/local-seo')),
  service(paths.landingPageSeo, () => import('../content/service-pages/landing-page-seo')),
  {
    ...service(
      paths.landingPageSeoAlias,
      () => import('../content/service-pages/landing-page-seo'),
    ),
    canonical: paths.landingPageSeo,
  },
  service(paths.technicalSeo, () => import('../content/service-pages/technical-seo')),
  service(paths.ecommerceSeo, () => import('../content/service-pages/ecommerce-seo')),
  service(paths.internationalSeo, () => import('../content/service-pages/international-seo')),
  service(paths.socialMedia, () => import('../content/service-pages/social-media')),
  service(paths.graphicDesign, () => import('../content/service-pages/graphic-design')),
  service(paths.payPerClick, () => import('../content/service-pages/pay-per-click')),
  service(paths.webDevelopment, () => import('../content/service-pages/web-development')),
  service(paths.appDevelopment, () => import('../content/service-pages/app-development')),
  service(
    paths.ecommerceDevelopment,
    () => import('../content/service-pages/ecommerce-development'),
  ),
  service(paths.googleAds, () => import('../content/service-pages/google-ads')),
  page(
    paths.digitalMarketing,
    () => import('../pages/DigitalMarketingPage'),
    'DigitalMarketingPage',
  ),

  article(paths.contentMarketing, () => import('../content/articles/content-marketing')),
  article(paths.influencerMarketing, () => import('../content/articles/influencer-marketing')),
  article(paths.instagramMarketing, () => import('../content/articles/instagram-marketing')),
  article(paths.facebookMarketing, () => import('../content/articles/facebook-marketing')),
  article(paths.youtubeMarketing, () => import('../content/articles/youtube-marketing')),
  article(paths.dataDriven, () => import('../content/articles/data-driven')),
  article(paths.relevant, () => import('../content/articles/relevant')),
  article(paths.keywordSpecific, () => import('../content/articles/keyword-specific')),
  article(paths.strategy, () => import('../content/articles/strategy')),
  article(paths.creative, () => import('../content/articles/creative')),

  page(paths.healthcare, () => import('../pages/HealthcarePage'), 'HealthcarePage', {
    kind: 'demo',
  }),
  page('/blog-details-health-care/:id', () => import('../pages/HealthPostPage'), 'HealthPostPage', {
    kind: 'demo',
  }),

  legal(paths.privacyPolicy, () => import('../content/legal/privacy-policy')),
  legal(paths.terms, () => import('../content/legal/terms')),
  legal(paths.refundPolicy, () => import('../content/legal/refund-policy')),
  legal(paths.accessibility, () => import('../content/legal/accessibility')),

  page(paths.notFound, () => import('../features/search/NotFoundPage'), 'NotFoundPage', {
    noindex: true,
  }),
  page('*', () => import('../features/search/NotFoundPage'), 'NotFoundPage', { noindex: true }),
]

/** A row whose page needs no content module. `name` is the page's export. */
function page<Name extends string>(
  path: string,
  loadPage: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  more: Partial<PageRow> = {},
): PageRow {
  return { path, load: async () => ({ Component: (await loadPage())[name] }), ...more }
}

type Load<Content> = () => Promise<{ content: Content }>

function service(path: string, load: Load<ServicePage>): PageRow {
  return template(
    path,
    'service',
    load,
    async () => (await import('../pages/ServicePage')).ServicePage,
  )
}

function article(path: string, load: Load<Article>): PageRow {
  return template(
    path,
    'article',
    load,
    async () => (await import('../pages/ArticlePage')).ArticlePage,
  )
}

function legal(path: string, load: Load<LegalPage>): PageRow {
  return template(path, 'legal', load, async () => (await import('../pages/LegalPage')).LegalPage)
}

/** A row whose page is a template and its content. Both are loaded in parallel. */
function template<Content>(
  path: string,
  kind: PageKind,
  loadContent: Load<Content>,
  loadPage: () => Promise<ComponentType<{ content: Content }>>,
): PageRow {
  return {
    path,
    kind,
    template: kind,
    load: async () => {
      const [{ content }, Page] = await Promise.all([loadContent(), loadPage()])
      return { Component: () => createElement(Page, { content }) }
    },
  }
}
