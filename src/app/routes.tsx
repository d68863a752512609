import { createElement, type ComponentType } from 'react'
import { matchPath, type LoaderFunctionArgs } from 'react-router-dom'

import { sheet } from '../config'
import { pages } from '../generated/pages'
import type { PageType } from '../content/schema/texts'
import { paths } from '../paths'

/** Loads a page's data. A `Response` redirects to /404: `entry-client` supports no other target. */
export type PageLoader = (args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<unknown>

/**
 * THE ROUTE TABLE: path → page (+ its content), one row each. A newcomer starts here.
 * The router, the prerendered pages, sitemap.xml and the audits all follow from it.
 */
export type PageRow = {
  /** Type of page that search results show; a page by default. */
  readonly type?: PageType
  /** Path pattern of React Router: `:id` is a parameter. */
  readonly path: string
  readonly load: () => Promise<{ Component: ComponentType; loader?: PageLoader }>
  /** Kept out of search engines and out of sitemap.xml. */
  readonly noindex?: true
  /** Address that search engines should list instead of this one. */
  readonly canonical?: string
  /** ISO date of the last change. */
  readonly lastModified?: string
  /** Pages of one template share one inline stylesheet, and so one hash in the Content Security Policy. */
  readonly template?: string
}

const noindex = { noindex: true } as const

// The build inserts the variable, so that the bundler leaves out the page's code as well
const hasSheet = !import.meta.env.VITE_WITHOUT_SHEET && sheet.url !== ''
const sheetRows = hasSheet
  ? [page(paths.sheet, () => import('../features/sheet/SheetPage'), 'SheetPage', noindex)]
  : []

const workRows = pages.some(({ kind }) => kind === 'work')
  ? [page(paths.work, () => import('../features/work/WorkPage'), 'WorkPage')]
  : []

export const pageRows: readonly PageRow[] = [
  page(paths.home, () => import('../pages/home/HomePage'), 'HomePage'),
  page(paths.about, () => import('../pages/AboutPage'), 'AboutPage'),
  page(paths.services, () => import('../pages/ServicesPage'), 'ServicesPage'),
  page(paths.contact, () => import('../pages/ContactPage'), 'ContactPage'),
  page(paths.freePdf, () => import('../features/guides/FreePdfPage'), 'FreePdfPage'),
  page(paths.blog, () => import('../features/blog/BlogListPage'), 'BlogListPage'),
  {
    path: `${paths.blog}/:id`,
    type: 'post',
    load: async () => {
      const page = await import('../features/blog/BlogPostPage')
      return { Component: page.BlogPostPage, loader: page.loadPost }
    },
  },
  page(paths.careers, () => import('../features/careers/CareersPage'), 'CareersPage'),
  page(paths.search, () => import('../features/search/SearchPage'), 'SearchPage', noindex),
  page(`${paths.careers}/:id`, () => import('../features/careers/JobPage'), 'JobPage', {
    type: 'job',
  }),
  ...sheetRows,

  ...workRows,
  ...pages.map(contentRow),
  ...pages
    .filter((file) => file.path === paths.landingPageSeo)
    .map((file) => ({
      ...contentRow(file),
      path: paths.landingPageSeoAlias,
      canonical: paths.landingPageSeo,
    })),
  page(paths.healthcare, () => import('../pages/HealthcarePage'), 'HealthcarePage', {
    type: 'demo',
  }),
  page('/blog-details-health-care/:id', () => import('../pages/HealthPostPage'), 'HealthPostPage', {
    type: 'demo',
  }),

  page(paths.notFound, () => import('../features/search/NotFoundPage'), 'NotFoundPage', noindex),
  page('*', () => import('../features/search/NotFoundPage'), 'NotFoundPage', noindex),
]

/** Finds the page of an address, none for files. Unlike React Router's `matchRoutes`, it does not rank all rows each time. */
export const findRow = (rows: readonly PageRow[], pathname: string) =>
  rows.find(({ path }) => path === pathname) ??
  rows.find(({ path }) => path !== '*' && matchPath(path, pathname))

/** A row whose page needs no content module. `name` is the page's export. */
function page<Name extends string>(
  path: string,
  loadPage: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  more: Partial<PageRow> = {},
): PageRow {
  return { path, load: async () => ({ Component: (await loadPage())[name] }), ...more }
}

/** The row of a Markdown file's page. */
function contentRow(file: (typeof pages)[number]): PageRow {
  return { ...templateOf(file), lastModified: file.updated, noindex: file.noindex }
}

function templateOf(file: (typeof pages)[number]): PageRow {
  switch (file.kind) {
    case 'legal':
      return template(file, 'legal', () => import('../pages/LegalPage'), 'LegalPage')
    case 'work':
      return template(
        file,
        'caseStudy',
        () => import('../features/work/CaseStudyPage'),
        'CaseStudyPage',
      )
    case 'articles':
      return template(file, 'article', () => import('../pages/ArticlePage'), 'ArticlePage')
    default:
      if (file.path === paths.digitalMarketing) {
        const loadPage = () => import('../pages/DigitalMarketingPage')
        const row = template(file, 'service', loadPage, 'DigitalMarketingPage')
        return { ...row, template: file.path }
      }
      return template(file, 'service', () => import('../pages/ServicePage'), 'ServicePage')
  }
}

type TemplateContent<Content> = { path: string; load: () => Promise<{ content: Content }> }

/** A row whose page is a template, by the name of its export, and its content. Both are loaded in parallel. */
function template<Content, Name extends string>(
  { path, load }: TemplateContent<Content>,
  type: PageType,
  loadPage: () => Promise<Record<Name, ComponentType<{ content: Content }>>>,
  name: Name,
): PageRow {
  return {
    path,
    type,
    template: type,
    load: async () => {
      const [{ content }, page] = await Promise.all([load(), loadPage()])
      return { Component: () => createElement(page[name], { content }) }
    },
  }
}
