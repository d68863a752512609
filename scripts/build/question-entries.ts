import { limits } from '../../src/config'
import { faqs } from '../../src/content/generated/faqs'
import { excerpt } from '../../src/lib/excerpt'
import { plainText } from '../../src/lib/plain-text'
import { paths } from '../../src/paths'
import type { IndexedPage } from '../../src/features/search/site-search'
import { foldWord, splitWords } from '../../src/features/search/words'

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
