import { casePages, firstJob, longestPost } from './site-content'

/** One page of each template. */
export const templatePages: readonly string[] = [
  '/',
  '/about-digital-marketing',
  '/services',
  '/contactus',
  '/freepdf',
  '/blog',
  longestPost,
  '/careers',
  firstJob,
  ...casePages,
  '/form-table',
  '/search',
  '/seo-services',
  '/digital-marketing',
  '/content-marketing',
  '/digital-marketing-healthcare',
  '/blog-details-health-care/1',
  '/privacy-policy',
  '/404',
]
