import type { AnySchema } from 'yup'

import { countryName } from '../../lib/jobs'
import { blogPostPath, caseStudyPath, healthPostPath, jobPath, paths } from '../../paths'
import { readApplyLink } from '../../lib/website'
import { list, one, type MakeModules, type Value } from './modules'
import { postData, postModules } from './post-lists'
import * as schemas from './schemas'
import { interfaceTexts } from './texts'

/** A kind of content: a folder of Markdown files, or one YAML file with an object or a list. */
export type Kind = {
  readonly name: string
  /** As the editor names it. */
  readonly label: string
  readonly labelSingular: string
  /** Path below `src/content`, without the extension of a file. */
  readonly path: string
  readonly shape: 'folder' | 'list' | 'object'
  readonly schema: AnySchema
  /** Whether the file may be missing. */
  readonly isOptional?: boolean
  /** Whether a translation may leave out words: those of the default language are facts then. */
  readonly isInherited?: boolean
  /** Whether all languages share it. A translation has no such file. */
  readonly isShared?: boolean
  /** The address of the page that exists in the languages which have the file. */
  readonly pagePath?: string
  /** The address of the page that lists the pages of the entries, without which they do not exist. */
  readonly listPath?: string
  /** A number by which the entries are sorted. */
  readonly sortBy?: string
  /** What the text below the fields is: sections with blocks by default. */
  readonly body?: 'post' | 'guide'
  /** The heading that the text must end with. */
  readonly lastHeading?: string
  /** The address of an entry's page, by its id. */
  readonly pathOf?: (id: string) => string
  /** The type of an entry whose page is made from a template: it gets a module of its own, and a route. */
  readonly typeName?: string
  /** The modules that the site imports. */
  readonly modules?: MakeModules
  /** Files that pages fetch: their values as JSON, by their paths below `data/`. */
  readonly data?: (values: readonly Value[]) => Readonly<Record<string, unknown>>
}

const kind = (
  name: string,
  label: string,
  labelSingular: string,
  shape: Kind['shape'],
  schema: AnySchema,
  more: Partial<Kind> = {},
): Kind => ({ name, label, labelSingular, path: name, shape, schema, ...more })

const caseStudyFields = ['title', 'path', 'sector', 'city', 'service', 'summary', 'sample']
const pathFromRoot = (id: string) => `/${id}`

/**
 * Everything that an editor may change. The parser, the generated modules, the editor and the checks follow from this
 * list: a new kind of content is an entry here, its schema and its type.
 */
export const kinds: readonly Kind[] = [
  kind('company', 'Company', 'Company', 'object', schemas.company, {
    isInherited: true,
    modules: one('company', 'Company'),
  }),
  kind('blog', 'Blog posts', 'Blog post', 'folder', schemas.post, {
    body: 'post',
    pathOf: blogPostPath,
    listPath: paths.blog,
    modules: postModules,
    data: postData,
  }),
  kind('articles', 'Articles', 'Article', 'folder', schemas.article, {
    pathOf: pathFromRoot,
    typeName: 'Article',
  }),
  kind('services', 'Service pages', 'Service page', 'folder', schemas.service, {
    pathOf: pathFromRoot,
    typeName: 'ServicePage',
  }),
  kind('legal', 'Legal pages', 'Legal page', 'folder', schemas.legal, {
    pathOf: pathFromRoot,
    typeName: 'LegalPage',
  }),
  kind('work', 'Case studies', 'Case study', 'folder', schemas.caseStudy, {
    lastHeading: 'What did not work',
    pathOf: caseStudyPath,
    listPath: paths.work,
    typeName: 'CaseStudy',
    modules: list('caseStudies', 'CaseStudySummary', caseStudyFields),
  }),
  kind('prices', 'Prices', 'Prices', 'object', schemas.prices, {
    isOptional: true,
    isInherited: true,
  }),
  kind('health', 'Health-care posts', 'Health-care post', 'folder', schemas.healthPost, {
    isShared: true,
    pathOf: healthPostPath,
    modules: list('healthPosts', 'HealthPost'),
  }),
  kind('faqs', 'Questions', 'Question', 'list', schemas.faq, { modules: list('faqs', 'Faq') }),
  kind('team', 'Team', 'Person', 'list', schemas.member, {
    modules: list('teamMembers', 'TeamMember'),
  }),
  kind('founder', 'Founder', 'Founder', 'object', schemas.founder, {
    isOptional: true,
    modules: list('founders', 'Founder'),
  }),
  kind('jobs', 'Jobs', 'Job', 'list', schemas.job, {
    pathOf: jobPath,
    listPath: paths.careers,
    modules: (values, name, tag) => {
      const read = ({ linkedinUrl = '', location, country, ...job }: Value) => ({
        ...job,
        country,
        // Browsers' names of countries differ from the build's
        location: location || (country ? countryName(String(country), tag) : undefined),
        ...readApplyLink(`${linkedinUrl}`),
      })
      return list('builtInJobs', 'BuiltInJob', [...Object.keys(schemas.job.fields), 'email'])(
        values.map(read),
        name,
      )
    },
  }),
  kind('clients', 'Clients', 'Client', 'list', schemas.client, {
    modules: list('clients', 'Client'),
  }),
  kind('testimonials', 'Testimonials', 'Testimonial', 'list', schemas.testimonial, {
    modules: list('testimonials', 'Testimonial'),
  }),
  kind('statistics', 'Statistics', 'Statistic', 'list', schemas.statistic, {
    modules: list('statistics', 'Statistic'),
  }),
  kind('service-lists', 'Service lists', 'Service lists', 'object', schemas.services, {
    path: 'services',
    modules: one('services', 'Services'),
  }),
  kind('health-services', 'Health services', 'Health service', 'list', schemas.healthService, {
    isShared: true,
    modules: list('healthServices', 'HealthService'),
  }),
  kind('guides', 'Free guides', 'Free guide', 'folder', schemas.guide, {
    body: 'guide',
    sortBy: 'order',
    isShared: true,
    modules: (values, name) => [
      ...list('guides', 'GuideSummary', ['id', 'title', 'description'])(values, name),
      ...list('guideTexts', 'Guide')(values, 'guide-texts'),
    ],
  }),
  kind('redirects', 'Old addresses', 'Old address', 'list', schemas.redirect, {
    isShared: true,
    modules: list('redirects', 'Redirect'),
  }),
  kind('navigation', 'Menus', 'Menus', 'object', schemas.navigation, {
    modules: one('navigation', 'Navigation'),
  }),
  ...Object.entries(interfaceTexts).map(([name, [label, schema, pagePath]]) =>
    kind(`texts-${name}`, `Words: ${label}`, label, 'object', schema, {
      path: `texts/${name}`,
      // The demonstration and the guides are in the default language only
      isShared: pagePath === paths.healthcare || pagePath === paths.freePdf,
      pagePath,
    }),
  ),
]
