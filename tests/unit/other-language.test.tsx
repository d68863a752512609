import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { makeFeed } from '../../scripts/build/feed'
import { makeSearchIndex } from '../../scripts/build/search-index'
import { summarize } from '../../src/content/schema/post-lists'
import { PostBody } from '../../src/features/blog/PostBody'
import { PostCard } from '../../src/features/blog/PostCard'
import { JobCard } from '../../src/features/careers/JobCard'
import { readJobs } from '../../src/features/careers/job-schema'
import { findOtherLanguage } from '../../src/lib/other-language'
import { makeHeadTags } from '../../src/seo/head-tags'
import { articleNode } from '../../src/seo/structured-data'
import { SearchResults } from '../../src/features/search/SearchResults'
import { FaqAccordion } from '../../src/ui/blocks/FaqAccordion'
import { Testimonials } from '../../src/ui/blocks/Testimonials'
import { PageHeader } from '../../src/ui/page/PageHeader'
import { RichText } from '../../src/ui/text/RichText'
import { InSite } from '../in-site'
import { makeIndexedPage, makePageSource } from '../made-pages'

test.each([
  ['लोकल SEO क्या है? Google Maps पर दुकान।', 'en-IN', 'hi-IN'],
  ['দোকানের জন্য লোকাল SEO', 'en-IN', 'bn-IN'],
  ['கடைக்கான உள்ளூர் தேடல்', 'en-IN', 'ta-IN'],
  ['What does “नमस्ते” mean on a shop sign?', 'en-IN', undefined],
  ['लोकल खोज क्या है?', 'hi-IN', undefined],
  ['लोकल खोज क्या है?', 'mr-IN', undefined],
  ['', 'en-IN', undefined],
])('%s on a site in %s is in %s', (text, site, expected) => {
  expect(findOtherLanguage(text, site)).toBe(expected)
})

const lang = 'hi-IN'
const post = {
  id: 'local',
  title: 'दुकान और खोज',
  author: 'Asha Verma',
  date: '2026-11-02',
  category: 'SEO' as const,
  content: 'खोज में दुकान कैसे मिले।',
  subsections: [{ heading: 'पहला कदम', content: ['दुकान का नाम लिखें।'], items: [] }],
  lang,
}
const job = {
  id: 'writer',
  title: 'हिंदी लेखक',
  company: 'Banyan Loop',
  category: 'Content',
  description: 'पोस्ट और पेज लिखना।',
  lang,
}

const found = makeIndexedPage('/blog/local', post.title, { description: post.content, lang })

/** The letters of Devanagari that no element with the language has around them. */
function findUnmarked(element: React.ReactNode): string {
  const $ = load(renderToStaticMarkup(<InSite>{element}</InSite>))
  expect($(`[lang="${lang}"]`).text()).toMatch(/\p{Script=Deva}/u)
  // Those of the head are no elements with text
  $(`[lang="${lang}"], title, meta`).remove()
  return $('body')
    .text()
    .replace(/[^\p{Script=Deva}]/gu, '')
}

test.each([
  ['a post in a list', <PostCard key="" post={summarize(post)} />],
  ['a post', <PostBody key="" post={post} sections={[{ id: 'a', text: 'पहला कदम', items: [] }]} />],
  ['the top of a page', <PageHeader key="" meta={{ title: post.title, description: '' }} lang={lang} parents={[]} />],
  ['a job in a list', <JobCard key="" job={job} />],
  ['a link to another job', <RichText key="" text={[{ text: job.title, path: '/careers/writer', lang }]} />],
  ['a result of the search', <SearchResults key="" results={[{ page: found, heading: 'पहला कदम', terms: [] }]} />],
  ['a quote', <Testimonials key="" testimonials={[{ quote: 'काम अच्छा है।', name: 'A', role: 'B', lang }]} />],
  ['a question', <FaqAccordion key="" faqs={[{ id: 'a', question: 'कब?', answer: ['आज।'], lang }]} />],
])('%s in another language is marked', (_name, element) => {
  expect(findUnmarked(element)).toBe('')
}) // prettier-ignore

test('the language of jobs from an endpoint and of search results follows from their script', () => {
  const other = { ...job, id: 'other', title: 'Writer', description: 'Posts and pages.' }
  const sent = [job, other].map((one) => ({ ...one, lang: undefined }))
  const jobs = readJobs(sent, undefined, 'en-IN')
  expect(jobs?.map((one) => one.lang)).toEqual([lang, undefined])
  const pages = [makePageSource('/blog/a', { title: post.title }), makePageSource('/blog/b')]
  expect(makeSearchIndex(pages).map((page) => page.lang)).toEqual([lang, undefined])
})

test('search engines, shared links and feeds know the language of a post', () => {
  const { tags } = makeHeadTags({ meta: { title: post.title, description: '' }, lang }, '/blog/a')
  expect(tags).toContainEqual({ property: 'og:locale', content: 'hi_IN' })
  expect(tags).toContainEqual({ property: 'og:image:alt', content: expect.any(String), lang })
  const node = articleNode('BlogPosting', post, { path: '/blog/a', description: '', body: '' })
  expect(node).toMatchObject({ inLanguage: lang })
  const $ = load(makeFeed([{ ...post, lang: undefined }, post], 'https://www.example.org'), { xml: true }) // prettier-ignore
  expect($('entry').toArray().map((entry) => $(entry).attr('xml:lang'))).toEqual([undefined, lang]) // prettier-ignore
})
