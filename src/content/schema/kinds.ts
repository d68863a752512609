import type { AnySchema } from 'yup'

import * as schemas from './schemas'

/** A kind of content: a folder of Markdown files, or one YAML file with an object or a list. */
export type Kind = {
  readonly name: string
  /** As the editor names it. */
  readonly label: string
  readonly labelSingular: string
  /** Path below `src/content`, without the extension of a file. */
  readonly place: string
  readonly form: 'folder' | 'list' | 'object'
  readonly schema: AnySchema
  /** Whether the file may be missing. */
  readonly isOptional?: boolean
}

const kind = (
  name: string,
  label: string,
  labelSingular: string,
  form: Kind['form'],
  schema: AnySchema,
  place = name,
): Kind => ({ name, label, labelSingular, place, form, schema })

/** Everything that an editor may change. The parser, the editor and the checks follow from this list. */
export const kinds: readonly Kind[] = [
  kind('company', 'Company', 'Company', 'object', schemas.company),
  kind('blog', 'Blog posts', 'Blog post', 'folder', schemas.post),
  kind('articles', 'Articles', 'Article', 'folder', schemas.article),
  kind('services', 'Service pages', 'Service page', 'folder', schemas.service),
  kind('work', 'Case studies', 'Case study', 'folder', schemas.caseStudy),
  { ...kind('prices', 'Prices', 'Prices', 'object', schemas.prices), isOptional: true },
  kind('legal', 'Legal pages', 'Legal page', 'folder', schemas.legal),
  kind('health', 'Health-care posts', 'Health-care post', 'folder', schemas.healthPost),
  kind('faqs', 'Questions', 'Question', 'list', schemas.faq),
  kind('team', 'Team', 'Person', 'list', schemas.member),
  { ...kind('founder', 'Founder', 'Founder', 'object', schemas.founder), isOptional: true },
  kind('jobs', 'Jobs', 'Job', 'list', schemas.job),
  kind('clients', 'Clients', 'Client', 'list', schemas.client),
  kind('testimonials', 'Testimonials', 'Testimonial', 'list', schemas.testimonial),
  kind('statistics', 'Statistics', 'Statistic', 'list', schemas.statistic),
  kind('service-lists', 'Service lists', 'Service lists', 'object', schemas.services, 'services'),
  kind('health-services', 'Health services', 'Health service', 'list', schemas.healthService),
  kind('guides', 'Free guides', 'Free guide', 'folder', schemas.guide),
  kind('navigation', 'Menus', 'Menus', 'object', schemas.navigation),
]
