import { limits } from '../../config'
import { faqs } from '../../content/generated/faqs'
import { excerpt } from '../../lib/excerpt'
import { plainText } from '../../lib/plain-text'
import { paths } from '../../paths'
import type { IndexedPage } from './site-search'
import { foldWord, splitWords } from './words'

/** Entries of the search index for the questions of the home page. Their addresses open the answers. */
export const questionEntries: readonly IndexedPage[] = faqs.map(({ id, question, answer }) => {
  const text = plainText(answer)
  const words = new Set(splitWords(text).map(foldWord))
  return {
    address: `${paths.home}#${id}`,
    title: question,
    kind: 'question',
    description: excerpt(text, limits.metaDescription),
    headings: [],
    words: [...words].filter(Boolean).join(' '),
  }
})
