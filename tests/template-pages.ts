import { healthPosts } from '../src/generated/health'
import { healthPostPath } from '../src/paths'
import { caseStudyPages, firstJob, longestPost } from './site-content'

const [caseStudies, caseStudy] = caseStudyPages

/** An address of each template, by the template's name. */
export const templates: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about-digital-marketing',
  services: '/services',
  contact: '/contactus',
  guides: '/freepdf',
  'blog list': '/blog',
  'blog post': longestPost,
  careers: '/careers',
  job: firstJob,
  ...(caseStudies && caseStudy && { 'case studies': caseStudies, 'case study': caseStudy }),
  table: '/form-table',
  search: '/search',
  service: '/seo-services',
  'digital marketing': '/digital-marketing',
  article: '/content-marketing',
  'health list': '/digital-marketing-healthcare',
  'health post': healthPostPath(healthPosts[0]?.id ?? ''),
  legal: '/privacy-policy',
  'not found': '/404',
}

export const templatePages: readonly string[] = Object.values(templates)
