import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { compileContent, formatProblems } from '../../scripts/content/compile'
import { kinds, type Kind } from '../../src/content/schema/kinds'
import { makeFolder } from '../make-folder'

/** A copy of a small valid content, which each test changes. */
const root = makeFolder(afterAll)
const at = (file: string) => path.join(root, file)

beforeEach(() => {
  rmSync(root, { recursive: true })
  cpSync('tests/fixtures/content', root, { recursive: true })
})

const readPicture = async (file: string) => {
  if (file.endsWith('new.jpg')) throw new Error('is broken')
  return { src: '/portrait.svg', width: 10, height: 10 }
}
// The texts of the interface have a test of their own
const isContent = (kind: Kind) => !kind.path.startsWith('texts/')
const options = { readPicture, conditions: { 'google-maps': true } }
const compile = () => compileContent(root, options, kinds.filter(isContent))

const valuesOf = ({ entries }: Awaited<ReturnType<typeof compile>>) =>
  Object.values(entries).map((list) => list.map(({ value }) => value))

/** What a person reads, with paths as in `src/content`. */
async function check(): Promise<string[]> {
  const { problems } = await compile()
  return formatProblems(problems).replaceAll(`${root}/`, '').split('\n').slice(1)
}

/** Replaces a text of a file. An empty `from` writes the whole file. */
function edit(file: string, from: string, to: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  const text = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : ''
  if (from && !text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(at(file), from ? text.replace(from, () => to) : to)
}

const read = (file: string) => readFileSync(path.join('tests/fixtures/content', file), 'utf8')

test('the content that the tests change has no problems', async () => {
  expect(await check()).toEqual([])
})

/** The figures of a case study, as they are written. */
const [caseStudyFigures = ''] = /^figures:\n(?: .*\n)+/m.exec(read('work/tea-shop.md')) ?? []

/** An edit of a file, and the problems that it causes, each with its line. */
type Mistake = readonly [name: string, from: string, to: string, ...problems: string[]]

const description = 'Count the leads of your shop with a pen, a sheet and five minutes a day.'
const noDay = '“date” must be a day that exists, as YYYY-MM-DD'
const isNoText = 'must be text: put it in quotes'
const noLine =
  'the line is no “name: value” or does not fit the line above: start fields in the same column, and put texts with : # { * & @ or ! in straight quotes'
const noEnd = 'a text has no end: add the quotation mark'
const comment = 'all after # is left out: put the text in quotes, or remove the comment'
const noText = 'has no text: write one, or remove the field'
const noCode = 'must be digits with the country code, such as 917555550121'
const noPhone = 'must be one number with + and the country code, such as +91 98765 43210'

// One mistake in one line
// prettier-ignore
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'blog/first-post.md': [
    // Fields
    ['an unknown field', 'date:', 'tags: SEO\ndate:', '4: “tags” is not a field here: correct its name'],
    ['a misspelled field', 'author:', 'auther:', '2: “author” is missing: add it', '3: “auther” is not a field here: correct its name'],
    ['a missing field', 'title: How to count leads\n', '', '2: “title” is missing: add it'],
    ['a field without a value', 'How to count leads', '', '2: “title” is missing: add it'],
    ['a number for a text', 'How to count leads', '2026', `2: “title” ${isNoText}`],
    ['a list for a text', 'How to count leads', '[a, b]', `2: “title” ${isNoText}`],
    ['an object for a text', 'How to count leads', '{ a: b }', `2: “title” ${isNoText}`],
    ['a text for true or false', 'date:', 'draft: maybe\ndate:', '4: “draft” must be true or false'],
    ['a field twice', 'date:', 'title: Other\ndate:', '4: the field is there twice: remove one'],
    ...['2026-13-45', '2026-02-30', '18/08/2026', '0206-08-18'].map((day): Mistake => [`a day as ${day}`, '2026-08-18', day, `4: ${noDay}`]),
    ['an unknown category', ': SEO', ': Seo', '5: “category” must be one of SEO, Marketing, Animation, as written in src/content/schema/schemas.ts'],
    ['a description of 49 characters', description, 'x'.repeat(49), '6: “description” is shorter than 50 characters: write a whole sentence'],
    ['a description of 161 characters', description, 'x'.repeat(161), '6: “description” is longer than 160 characters: shorten it, or search engines cut it off'],
    ...['company.town', 'company.city.length', 'company.constructor.name', 'company.phones.length', 'company.toString', 'company.whatsApp', 'Company.city'].map((fact): Mistake => ['an unknown or empty fact in a field', 'count leads', `count {${fact}}`, `2: {${fact}} is no fact of ${fact.split('.')[0]}.yaml: correct its name, or fill it in there`]),
    ['a picture that does not exist', 'date:', 'image: ./no.jpg\nimageAlt: No\ndate:', '4: “image” names a picture that does not exist: put it at blog/no.jpg'],
    ...Object.entries({ 'no.txt': 'must be the name of a picture beside the file, such as ./photo.jpg', 'map.HEIC': 'is a photograph in HEIC, as iPhones take it: save it as JPEG', 'map.heif': 'is a photograph in HEIC, as iPhones take it: save it as JPEG', 'map.bmp': 'is a picture that browsers do not show: save it as JPEG or PNG', 'map.CR2': 'is a picture that browsers do not show: save it as JPEG or PNG', 'map.pdf': 'is a file of a drawing program: save it as SVG or PNG', 'map.ai': 'is a file of a drawing program: save it as SVG or PNG', 'map.mov': 'is a video: save one of its pictures as JPEG', 'map.docx': 'is a document: save its picture as JPEG or PNG' }).map(([name, problem]): Mistake => [`a picture as ${name}`, 'date:', `image: ./${name}\nimageAlt: No\ndate:`, `4: “image” ${problem}`]),
    ...['map.gif', 'map.TIF', 'map.tiff'].map((name): Mistake => [`a picture as ${name}`, 'date:', `image: ./${name}\nimageAlt: No\ndate:`, `4: “image” names a picture that does not exist: put it at blog/${name}`]),
    ['a picture without alternative text', 'date:', 'image: ./no.jpg\ndate:', '2: “imageAlt” is missing: say what the picture shows', '4: “image” names a picture that does not exist: put it at blog/no.jpg'],
    // YAML
    ['a colon in a text', 'count leads', 'count: leads', `2: ${noLine}`],
    ...["'Asha's leads'", '"Count" leads', '[Count] leads', '{company.city} leads'].map((text): Mistake => [`a text as ${text}`, 'How to count leads', text, '2: more text follows a quotation mark or bracket: put the whole text in ", or write the apostrophe as ’']),
    ...['"\\d leads"', '"Leads \\d"'].map((text): Mistake => [`a text as ${text}`, 'How to count leads', text, '2: a text in " may not contain \\: put it in single quotes']),
    ['a quotation mark without its end', 'How to', '"How to', `2: ${noEnd}`],
    ['a tab', 'author: ', 'author:\n\t', '4: there is a tab at the start of the line: use spaces'],
    ['an asterisk at the start', 'How to count leads', '*Leads*', '2: a text that starts with & or * must be in quotes'],
    ['an exclamation mark at the start', 'How to', '!How to', `2: ${noLine}`],
    ['an ampersand at the start', 'How to count leads', '&Leads', '2: a text that starts with & or * must be in quotes'],
    ['curly quotes', 'How to count leads', '“Leads: how to count”', `2: ${noLine}`],
    ['an at sign at the start', 'How to', '@How to', `2: ${noLine}`],
    ['a colon without a space', 'author: ', 'author:', `3: ${noLine}`],
    ['a text that ends at a #', 'How to count leads', 'How to be #1', `2: ${comment}`],
    ['a comment of its own', 'author:', '# by\nauthor:', `3: ${comment}`],
    ['an optional field without a value', 'date:', 'image:\ndate:', `4: “image” ${noText}`],
    ...['image', 'updated', 'imageAlt'].map((field): Mistake => [`an empty ${field}`, 'date:', `${field}: ''\ndate:`]),
    ['an empty text', 'How to count leads', "''", '2: “title” is missing: add it'],
    ['half an emoji, as some programs export it', 'How to count leads', '"Leads \\ud83d"', '2: some letters cannot be read: type them again, and save the file as UTF-8'],
    ['a text of spaces', 'How to count leads', '"  "', `2: “title” ${noText}`],
    ['a text of invisible characters', 'How to count leads', '\u200B\u2060', `2: “title” ${noText}`],
    ...['\u0008', '\u202E', '\uE200'].map((sign): Mistake => [`a sign as ${JSON.stringify(sign)}`, 'it down', `it${sign} down`, '15: there is an invisible control character: type the line again']),
    ...['caf\uFFFD', 'cafÃ©', 'Ã‰cole', 'itâ€™s', 'à¤¹à¤¿', 'â‚¹500'].map((text): Mistake => [`a text as ${text}`, 'it down', `it ${text} down`, '15: some letters cannot be read: type them again, and save the file as UTF-8']),
    ...Object.entries({ '2020-01-01': '“updated” is before “date”: correct one', '2026-9-20': noDay.replace('date', 'updated') }).map(([day, problem]): Mistake => [`a change on ${day}`, 'date:', `updated: ${day}\ndate:`, `4: ${problem}`]),
    ['a day of change in the future', 'date:', 'updated: 2999-01-01\ndate:', '4: “updated” is in the future: write the day of the change'],
    ['a picture outside the content', 'date:', 'image: ./../../logo.svg\nimageAlt: No\ndate:', '4: “image” must be the name of a picture beside the file, such as ./photo.jpg'],
    ['no front matter', read('blog/first-post.md'), 'Count each call.\n', '1: the file must start with a line of ---, its fields, and a line of ---'],
    ['an empty file', read('blog/first-post.md'), '', '1: the file must start with a line of ---, its fields, and a line of ---'],
    ['front matter without fields', read('blog/first-post.md'), '---\n---\n\nCount each call and each message, on paper or in a sheet.\n', '1: the entry has no fields: add them'],
    ['front matter that is a text', read('blog/first-post.md'), '---\nHello\n---\n\nCount each call and each message, on paper or in a sheet.\n', '2: the entry must have fields, each written as “name: value”'],
    // Structure
    ['a post without a text', read('blog/first-post.md').split('\n\n').slice(1).join('\n\n'), '', '8: a post starts with one paragraph, above its first ## heading'],
    ['a short introduction', 'each message, on paper or in a sheet.', 'letter.', '8: the first paragraph is shorter than 50 characters: search engines show it as description'],
    ['two paragraphs above the first heading', '## What', 'And more.\n\n## What', '8: a post starts with one paragraph, above its first ## heading'],
    ['a heading that skips a level', '## What counts\n\n', '', '11: a ### heading needs a ## heading above it: write ## instead'],
    ['a # heading', '## What', '# What', '11: a # heading is not allowed, because the title is one: write ## instead'],
    ['a #### heading', '### A', '#### A', '13: headings have two levels: write ## or ###'],
    ['a heading without text', '### A lead', '###', '13: a heading has no text: write one, or remove the line'],
    ['a link to a missing page', '(/approach)', '(/aproach)', '15: the link /aproach leads to no page: correct its address'],
    ['a link to a page of a heading', '### A lead', '### [A lead](/aproach)', '13: the link /aproach of a heading must start with https://, without a password'],
    ...['http://tulsi.example', 'https://a:b@tulsi.example', 'javascript:alert', 'https://https://a.example', 'https://a.example/\u200B', 'mailto:a@b'].map((link): Mistake => [`a link to ${link}`, '(/approach)', `(${link})`, `15: the link ${link} must be whole and start with /, https:// or mailto:, without spaces or password`]),
    ...['A [lead](/approach)', '**[Lead](https://a.example) here**'].map((heading): Mistake => [`a heading as ${heading}`, '### A lead', `### ${heading}`, '13: only a whole ### heading of a post may be a link: move it into the text']),
    ['a reference link', '(/approach) in {company.city}.', '[1].\n\n[1]: /approach', '15: a link must contain its address: write [text](address)', '17: a link must contain its address: write [text](address)'],
    ['a link without text', '(/approach)', '(/approach) [](/approach)', '15: a link has no text: write it between [ and ]'],
    ['a link with a space', '](/approach)', '] (/approach)', '15: a link is written [text](address), without a space between or in the address'],
    ['a bare address', 'it down', 'it down at https://tulsi.example', '15: an address must be a link: write [text](https://…)'],
    ['a bare address without a scheme', 'it down', 'it down at www.tulsi.example', '15: an address must be a link: write [text](https://…)'],
    ['a heading without a space', 'Write it', '##Second part\n\nWrite it', '15: a heading needs a space after ##: add it, or put \\ before a # that is none'],
    ['a heading by a line below', 'Write it', 'Second part\n---\n\nWrite it', '15: a line of --- or === makes a heading of the line above: write ## before it'],
    ['a bullet of Word', 'Write it', '• Write it', '15: an entry of a list starts with “- ” or “1. ”, below an empty line'],
    ['a dash as a bullet', 'Write it', '– Write it', '15: an entry of a list starts with “- ” or “1. ”, below an empty line'],
    ['boxes to tick', 'Write it', '- [ ] Call\n\nWrite it', '15: boxes to tick are not supported: write a plain list'],
    ['a table without its line', 'Write it', '| Day | Calls |\n| 1 | 2 |\n\nWrite it', '15: a table needs a line such as | --- | --- | below its first row'],
    ['bold with spaces', 'it down', '** it ** down', '15: bold text has two asterisks on each side, without spaces between them and the text'],
    ['struck through', 'it down', '~~it~~ down', '15: text that is struck through or marked is not supported: remove the signs'],
    ['a footnote', 'it down', 'it[^1] down', '15: footnotes are not supported: write a sentence'],
    ['a box of another program', 'Write it', ':::tip\nWrite it', '15: boxes with ::: are not supported: write a note, as in > [!NOTE] Text'],
    ...['✓ One\n✓ Two', '-One', '1.One', 'a) One', '→ One', 'Days:\n2. Monday', '✅ One\n✅ Two', '1️⃣ One\n2️⃣ Two', '१. One\n२. Two', '1 - One\n2 - Two', 'A. One\nB. Two', 'Step 1: One\nStep 2: Two'].map((text): Mistake => [`a list as ${JSON.stringify(text)}`, 'Write it', `${text}\n\nWrite it`, '15: an entry of a list starts with “- ” or “1. ”, below an empty line']),
    ...['[b]it[/b]', '[[it]]', '`it', ':it: and', '{{< it >}}', '[TOC]', 'x^2^', 'x 【4†source】', ': what it is'].map((text): Mistake => [`signs as ${text}`, 'Write it', `${text}\n\nWrite it`, '15: signs of other programs, such as [[ ]] or ::, are not supported: remove them, or put \\ before them']),
    ...['{city}', '{ company.city }', '{If maps}'].map((text): Mistake => [`a fact as ${text}`, 'it down', `it ${text} down`, '15: a fact is written as in {company.city}: correct it']),
    ...['My **leads**', 'My *leads*', 'Call _now_', 'My `leads`', 'Tea &amp; leads', '<b>Leads</b>', 'How to {count} leads', 'How to be \\#1'].map((text): Mistake => [`a title as ${text}`, 'How to count leads', text, '2: “title” is plain text: write it without Markdown, HTML and { }']),
    ...['tel:9876543210', 'tel:+9107552555555', 'https://wa.me/9876543210', 'https://api.whatsapp.com/send?phone=9876543210', 'tel:+919876543'].map((link): Mistake => [`a link to ${link}`, '(/approach)', `(${link})`, `15: the number in ${link} must have its country code, and no 0 after it`]),
    ['cells pasted from a sheet', 'Write it', 'Day\tCalls\nMonday\t2\n\nWrite it', '15: a table needs a line such as | --- | --- | below its first row'],
    ...['3. Three\n2. Two', '1. One\n3. Three'].map((text): Mistake => [`steps as ${JSON.stringify(text)}`, 'Write it', `${text}\n\nWrite it`, '15: the numbers of steps rise by one: correct them, or write 5\\.']),
    ['a title of a link', '(/approach)', '(/approach "How")', '15: a link has only its text and address: [text](address)'],
    ['a heading with signs', '### A lead', '### A lead {#lead}', '13: a fact is written as in {company.city}: correct it'],
    ['a control character by its name', 'it down', 'it&#x202e; down', '15: there is an invisible control character: type the line again'],
    ['a control character of the editor', 'How to count leads', '"How to\\bcount leads"', '2: there is an invisible control character: type the line again'],
    ['a bold text of spaces', 'Write it', '**&nbsp;**\n\nWrite it', '15: bold text has no text: remove the asterisks', '15: a paragraph has no text: write one, or remove it'],
    ...['**&#8203;**', '**\u2060**'].map((text): Mistake => [`a bold text as ${text} within a text`, 'it down', `it ${text} down`, '15: bold text has no text: remove the asterisks']),
    ['code of a space that nobody sees', 'it down', 'it `\u200B` down', '15: code has no text: write it between the `'],
    ['a paragraph of spaces', 'Write it', '&nbsp;\n\nWrite it', '15: a paragraph has no text: write one, or remove it'],
    ['HTML', 'it down', '<b>it</b> down', '15: HTML is not allowed: write Markdown, or `code` for text with angle brackets'],
    ['a script', 'Write it', '<script>alert(1)</script>\n\nWrite it', '15: HTML is not allowed: write Markdown, or `code` for text with angle brackets'],
    ['italics', 'it down', '*it* down', '15: italics are not supported: remove the * or _, or write **bold**'],
    ['a block of code', 'Write it', '```js\nalert(1)\n```\n\nWrite it', '15: a block of code is not supported: write a short piece of code as `code`'],
    ['a picture in a text', 'it down', '![it](./a.jpg) down', '15: a picture inside a text is not supported: use the field “image”'],
    ['a line break', 'down. ', 'down.  \n', '15: a line break is not supported: start a paragraph with an empty line'],
    ['a line across the page', 'Write it', '---\n\nWrite it', '15: a line across the page is not supported: start a part with ## instead'],
    ['a list in a list', 'Write it', '- One\n  - Two\n\nWrite it', '15: an item of a list must be one paragraph, without a list inside'],
    ['an item of two paragraphs', 'Write it', '- One\n\n  Two\n\nWrite it', '15: an item of a list must be one paragraph, without a list inside'],
    ['an unknown fact in the text', '{company.city}', '{company.town}', '15: {company.town} is no fact of company.yaml: correct its name, or fill it in there'],
  ],
  'articles/approach.md': [
    ['a text above the first heading', '## The first', 'Hello.\n\n## The first', '12: the text must start with a ## heading'],
    ['a ### heading', '## The second', '### The second', '25: ### headings are for blog posts and guides: write ##'],
    ...['Content', 'Next step'].map((heading): Mistake => [`the heading ${heading}`, '## The second week', `## ${heading}`, `25: the heading “${heading}” has an anchor that the page has already, #${heading.toLowerCase().replace(' ', '-')}: change it`]),
    ['a heading that is used twice', '## The second', '## The first', '25: the heading “The first week” is used twice: change one'],
    ['a link to a missing page in a field', '/contactus', '/contact-us', '10: the link /contact-us leads to no page: correct its address'],
    ['a link of a field to another site', '/contactus', 'https://tulsi.example', '10: “callToAction.path” must be the address of a page of this site, starting with /'],
    ['a link to a missing page in a paragraph of a field', '/blog/first-post', '/blog/last-post', '5: the link /blog/last-post leads to no page: correct its address'],
    ['two paragraphs in a field of one', 'lead: Read', 'lead: |\n  Hello.\n\n  Read', '5: “lead” must be one paragraph'],
    ['a table without a caption', 'Table: Our first week\n\n', '', '17: a table has no caption: write the line “Table: …” above it'],
    ...['|     |', '| &#8203; |', '| &nbsp; |'].map((cell): Mistake => [`a column with the heading ${cell}`, '| Work |', cell, '19: a column of the table has no heading: write one']),
    ['a row with a cell too many', '| Questions |', '| Questions | Tea |', '21: the row has 3 instead of 2 cells: write one for each column'],
    ['a row with a cell too few', '| Monday | Questions |', '| Monday |', '21: the row has 1 instead of 2 cells: write one for each column'],
    ['a link in a cell', '| Questions |', '| [Questions](/approach) |', '21: a cell of a table must be plain text, without links or bold'],
    ['a quotation that is no note', '[!NOTE] ', '', '23: a quotation must be a note of one paragraph that starts with [!NOTE]'],
    ['a note without a text', 'Bring your figures.', '&nbsp;', '23: a quotation must be a note of one paragraph that starts with [!NOTE]'],
    ['no text', read('articles/approach.md').split('---\n')[2] ?? '', '', '12: the text is missing: write it below the fields'],
    ['a note of another kind', '[!NOTE]', '[!TIP]', '23: a quotation must be a note of one paragraph that starts with [!NOTE]'],
    ['a misspelled group of fields', 'callToAction', 'calltoAction', '2: “callToAction” is missing: add it', '8: “calltoAction” is not a field here: correct its name'],
  ],
  'services/search.md': [
    ...['who', 'content', 'next-step', 'tiles'].map((id): Mistake => [`a question with the id ${id}`, 'id: when', `id: ${id}`, '16: “questions[1].id” is taken on this page: choose another']),
    ['a question with the id of a heading', 'id: when', 'id: your-entry-on-the-map', '32: the heading “Your entry on the map” has an anchor that the page has already, #your-entry-on-the-map: change it'],
    ['an address with capitals', 'path: /search', 'path: /Search', '4: “path” must be / and small letters, digits, hyphens, as in /local-seo'],
    ['the address of another page', 'path: /search-work', 'path: /approach', '4: the address /approach is the same as in articles/approach.md: change one'],
    ['an address of the site itself', 'path: /search-work', 'path: /blog', '4: the address /blog is the same as in src/paths.ts: change one'],
    ...['/social', '/jobs', '/cpanel', '/assets', '/images', '/pdf', '/embed', '/service', '/home', '/index', '/outbox', '/blog-details-health-care'].map((path): Mistake => [`the address ${path}`, 'path: /search-work', `path: ${path}`, `4: the site needs the address ${path} itself: choose another`]),
    ['the title of another page', 'Search engine work', 'How we work', '2: “title” is the same as in articles/approach.md: change one'],
    ['the description of another page', 'What we do so that people in your town find your shop before they look elsewhere.', 'What we do in the first month of a project, and what you need for it.', '3: “description” is the same as in articles/approach.md: change one'],
    ['a text for a list', 'keywords:\n  - SEO in {company.city}', 'keywords: SEO', '5: “keywords” must be a list: start each entry with -'],
    ['an empty list', 'keywords:\n  - SEO in {company.city}', 'keywords: []', '5: “keywords” is empty: add an entry'],
  ],
  'legal/imprint.md': [['a heading of other pages', '## Services of others', '## Next step'], ['an unknown condition', '{if google-maps}', '{if google-map}', '11: {if google-map} is no known condition: correct its name']],
  'health/phone.md': [
    ['a text for a number', 'readTime: 3', 'readTime: three', '6: “readTime” must be a number such as 1200.5, without quotes, commas and units'],
    ['a drawing that does not exist', 'future-of-telemedicine', 'past', '7: “image” names a drawing that does not exist: public/images/health/past.svg'],
  ],
  'faqs.yaml': [
    ['a field without its colon, above others', 'answer: |-', 'answer', `3: ${noLine}`],
    ['an entry that starts to the right', '- id: how-long', ' - id: how-long', `7: ${noLine}`],
    ['a quotation mark without its end, above others', 'How much', '"How much\n- id: "more"\n  question: How much', `2: ${noEnd}`],
    ['an id that is used twice', 'id: how-long', 'id: what-it-costs', '7: “id” is the same as in faqs.yaml: change one'],
    ...['content', 'team', 'faqs', 'case-studies', 'results', 'next-step', 'kavya-rao', 'what-it-costs-question'].map((id): Mistake => [`the id ${id} of something else on the page`, 'id: how-long', `id: ${id}`, '7: “id” is taken on this page: choose another']),
    ['an id with a space', 'id: how-long', 'id: how long', '7: “id” may contain small letters, digits and hyphens only'],
    ['a heading in an answer', 'It depends', '## It depends', '3: “answer” may not have headings: write paragraphs'],
    ['a link to a missing page in an answer', '/contactus', '/contact', '6: the link /contact leads to no page: correct its address'],
    ['HTML in an answer', 'It depends', '<b>It</b> depends', '4: HTML is not allowed: write Markdown, or `code` for text with angle brackets'],
    ['an entry below the sign of an empty list', read('faqs.yaml'), `[]\n${read('faqs.yaml')}`, '2: an entry cannot follow the [] of an empty list: remove that line'],
    ['a file that is no list', read('faqs.yaml'), 'id: what-it-costs\n', '1: the file must be a list: start each entry with -'],
    ['an entry that is a text', '- id: how-long', '- Hello\n- id: how-long', '7: the entry must have fields, each written as “name: value”'],
  ],
  'work/tea-shop.md': [
    ['an unknown field', 'city:', 'town:', '2: “city” is missing: add it', '6: “town” is not a field here: correct its name'],
    ...['40 cups', '1,200', '₹40'].map((number): Mistake => [`a number as ${number}`, 'before: 40', `before: ${number}`, '12: “figures[0].before” must be a number such as 1200.5, without quotes, commas and units']),
    ['a figure that nobody measured', '    measured: Counted by the owner.\n', '', '11: “figures[0].measured” is missing: add it'],
    ['no figures', caseStudyFigures, '', '2: “figures” is missing: add it'],
    ['an empty list of figures', caseStudyFigures, 'figures: []\n', '10: “figures” is empty: add an entry'],
    ['a service without a page', '/search-work', '/seo', '8: the link /seo leads to no page: correct its address'],
    ['a page that is no service', '/search-work', '/approach', '8: “service” must be a service page'],
    ['a quote of an unknown person', '  name: Kavya Rao\n', '', '20: “quote.name” is missing: add it'],
    ['a text that keeps silent about failures', '## What did not work\n\nLeaflets.\n', '', '26: the last part must have the heading “## What did not work”: add it'],
    ['failures in the middle of the text', 'Leaflets.\n', 'Leaflets.\n\n## May: more signs\n\nTwo.\n', '26: the last part must have the heading “## What did not work”: add it'],
  ],
  'guides/local-seo-checklist.md': [
    ['no day', 'date: 2026-11-20\n', '', '2: “date” is missing: add it'],
    ['a word for its place', 'order: 1', 'order: first', '6: “order” must be a number such as 1200.5, without quotes, commas and units'],
    ['one sample page', '  - Reviews\n', '', '7: “samples” must have two headings of the guide, one on each page that the site shows'],
    ['a sample page of no heading', '- Claim it', '- Claim', '8: “samples” names no heading with “Claim”: correct it'],
    ['a text above the first heading', '## 1. The map\n\n', '', '11: the text must start with a ## heading', '14: a ### heading needs a ## heading above it: write ## instead'],
    ['a checklist in the middle of its section', '## 2. Reviews', '### Reviews', '21: the checklist must be the last part of its section: move it down'],
    ['a checklist without a list', '- Name as on the signboard\n- Hours of each day', 'Name and hours.', '21: a checklist must be one list of plain texts: start each with -'],
    ['a link in a checklist', 'Hours of each day', '[Hours](/approach)', '21: a checklist must be one list of plain texts: start each with -'],
    ['a link to a missing page', '(/approach)', '(/aproach)', '19: the link /aproach leads to no page: correct its address'],
  ],
  'team.yaml': [
    ...['kavya-rao', 'other'].map((id): Mistake => ['the name of another', read('team.yaml'), read('team.yaml') + read('team.yaml').replace('id: kavya-rao', `id: ${id}`).replace('Rao', ' rao'), ...(id === 'other' ? [] : ['7: “id” is the same as in team.yaml: change one']), '8: “name” is the same as in team.yaml, line 2: change one, or remove the entry']),
    ['a portrait without alternative text', '  altText: Portrait of Kavya Rao\n', '', '1: “altText” is missing: add it'],
    ...['https://a@b.example', 'http://a.example', 'https://https://a.example', 'https://a.example/\u200B'].map((address): Mistake => [`a URL as ${address}`, '  details:', `  facebook: ${address}\n  details:`, '6: “facebook” must be a whole web address with https://, without spaces or password']),
  ],
  'founder.yaml': [['the name of a team member', 'Meenal Deshpande', 'Kavya Rao', '1: “name” is the same as in team.yaml, line 2: change one, or remove the entry']],
  'jobs.yaml': [
    ['a text for a list of texts', 'requirements:\n    - Fluent Hindi', 'requirements: Fluent Hindi', '6: “requirements” must be a list: start each entry with -'],
    ['an end before the start', '  category:', '  datePosted: 2026-11-20\n  validThrough: 2026-10-01\n  category:', '5: “validThrough” is before “datePosted”: correct one'],
    ['an entry that is a part of the one above', 'Fluent Hindi', 'Fluent Hindi\n      - Tally', '8: a line that starts with - joins the text above: start it in the column of the other entries, or put the text in quotes'],
    ['a number in a list of texts', 'Fluent Hindi', '3', `7: “requirements[0]” ${isNoText}`],
    ...['|-\n    You\n    - answer calls', '• You answer calls'].map((text): Mistake => [`a description as ${JSON.stringify(text)}`, 'You answer calls.', text, '5: “description” is plain text: write it without Markdown, HTML and { }']),
    ['an unknown kind of employment', '  category:', '  employmentType: Full time\n  category:', '4: “employmentType” must be one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN, VOLUNTEER, PER_DIEM, OTHER'],
  ],
  'redirects.yaml': [
    ...['our-way', '//our-way', '/our/../way', '/our*', '/our/:way', '/%zz', '/a"b', 'https://old.example/way', '/#way'].map((from): Mistake => [`an old address as ${from}`, '/our-way/', `'${from}'`, '1: “from” must be a path of the old site, such as /old-page, /about.php or /?page_id=12, without * and :']),
    ['a query of two values', '/our-way/', '/a?b=1&c=2', '1: “from” may have one name and value in its query: the one that tells the pages apart'],
    ...['/नमस्ते/', '/r&d/', "/it''s/", '/a;b=1', '/%e0%a4%a8', '/our%20way.php', '/index.php?p=1', '?p=1', '/a_b/c~d.aspx', '/wp-content/uploads/a.pdf', '/approach.php', '/approach?p=1', '/security.txt'].map((from): Mistake => [`an old address as ${from}`, '/our-way/', `'${from}'`]),
    ...['approach', '//approach', 'http://tulsi.example', 'https://a b.example', '/approach/*', '/%zz', '/approach$1'].map((to): Mistake => [`a target as ${to}`, '/approach', `'${to}'`, '2: “to” must be an address of this site, starting with /, or a whole web address with https://']),
    ...['/approach#the-first-week', '/approach?a=1', '/blog/first-post', '/feed.xml', '/favicon.svg', '/', 'https://www.tulsi.example/approach'].map((to): Mistake => [`a target as ${to}`, '/approach', to]),
    ...['/aproach', '/approach.php', '/favicon.gif', '/security.txt', '/any/.htaccess', '/images', 'https://www.tulsi.example/aproach'].map((to): Mistake => [`a missing target as ${to}`, '/approach', to, '2: “to” leads to no page: correct its address']),
    ...['/approach', '/approach/', '/approach.html', '/blog', '/index.html', '/'].map((from): Mistake => [`the page ${from} as an old address`, '/our-way/', from, '1: “from” is a page of this site: remove the entry']),
    ...['/favicon.svg', '/robots.txt', '/_headers'].map((from): Mistake => [`the file ${from} as an old address`, '/our-way/', from, '1: “from” is a file of this site: remove one of them']),
    ...['/our-way', '/our%2Dway/', '/our-w%61y'].map((from): Mistake => [`an old address twice, as ${from}`, '/?page_id=7', from, '3: “from” is the same as in line 1: remove one']),
    ...['/approach/', '/approach.html', '/approach/#top'].map((to): Mistake => [`a target as ${to}`, '/approach', to, `2: “to” is redirected itself: write /approach${to.replace(/^[^#]*/, '')}`]),
    ...['/our-way', '/our-way/#top', 'https://www.tulsi.example/our-way'].map((to): Mistake => [`an old address as target ${to}`, 'https://tea.example/?from=tulsi#menu', to, '4: “to” is an old address itself: write /approach']),
    ['an alias as target', 'https://tea.example/?from=tulsi#menu', '/service/landing-page-seo', '4: “to” is an old address itself: write /landing-page-seo'],
    ['a target that is its own source', '/approach', '/our-way#top', '2: “to” leads in a circle: write the address of a page'],
    ['targets that lead to each other', 'to: /approach\n- from: /?page_id=7\n  to: https://tea.example/?from=tulsi#menu', 'to: /b\n- from: /b/\n  to: /c\n- from: /c\n  to: /our-way/', '2: “to” leads in a circle: write the address of a page', '4: “to” leads in a circle: write the address of a page', '6: “to” leads in a circle: write the address of a page'],
    ['addresses that Cloudflare does not read', '/our-way/', `/${'न'.repeat(120)}`, '2: “to” is too long: Cloudflare reads 1000 characters of both'],
    ...['old', 'न'].map((word): Mistake => ['more lines than Cloudflare reads', read('redirects.yaml'), Array.from({ length: word === 'न' ? 1000 : 2000 }, (_, i) => `- from: /${word}.${i}\n  to: /approach\n`).join(''), `${word === 'न' ? 1999 : 3999}: “from” makes line 2001 of _redirects: Cloudflare reads 2000`]),
    ['escapes that are written once', '/our-way/', encodeURI(`/${'न'.repeat(100)}`)],
  ],
  'company.yaml': [
    ['an empty file', read('company.yaml'), '', '1: the entry has no fields: add them'],
    ['a missing field of a group', "  postalCode: '470001'\n", '', '10: “address.postalCode” is missing: add it'],
    ['a number for a text', "'470001'", '470001', `14: “address.postalCode” ${isNoText}`],
    ['an hour that no day has', 'opens: 10:00', 'opens: 25:99', '25: “openingHours.opens” must be a time in quotes, such as "10:00"'],
    ['a latitude that the earth has not', '23.8', '2323', '16: “geo.latitude” must be at most 90'],
    ['a number without a country code', "whatsApp: ''", "whatsApp: '9876543210'", `21: “whatsApp” ${noCode}`],
    ...['+91 (0)755 555 0199', '+91 0755 555 0199', '+91 755 555 0199, 555 0142', '+91 755 555 019', '+1800 123 4567'].map((number): Mistake => [`a number as ${number}`, '+91 755 555 0199', number, `20: “phones[0]” ${noPhone}`]),
    ['a zero in a WhatsApp number', "whatsApp: ''", "whatsApp: '9109876543210'", `21: “whatsApp” ${noCode}`],
    ...['tulsi', 'www.tulsi', 'www.Tulsi.in'].map((domain): Mistake => [`a domain as ${domain}`, 'www.tulsi.example\n', `${domain}\n`, '28: “domain” must be a host name in small letters, such as www.example.com']),
    ['an address without an end', 'hello@tulsi.example', 'hello@tulsi', '18: “email” must be an email address'],
    ['half a year', '2020', '2020.5', '29: “foundedYear” must be a whole number'],
    ['a text for a number', '2020', "'2020'", '29: “foundedYear” must be a number such as 1200.5, without quotes, commas and units'],
  ],
}

describe.each(Object.entries(mistakes))('%s', (file, ofFile) => {
  test.each(ofFile)('%s', async (_name, from, to, ...problems) => {
    // A case study names the address of the service, which some mistakes change
    if (file.startsWith('services/')) rmSync(at('work'), { recursive: true })
    edit(file, from, to)
    expect(await check()).toEqual(problems.map((problem) => `${file}:${problem}.`))
  })
})

test.each([
  ['draft: true\ndate: 2026-08-18', 'draft: true\ndate: 2026-08-18', []],
  ['draft: true\ndate: 2026-08-18', 'date: 2062-08-19', ['blog/other.md:15']],
  ['date: 2062-08-18', 'date: 2062-08-19', []],
  ['date: 2062-08-18', 'date: 2062-08-17', ['blog/other.md:15']],
])('a link to %j, also in a post of %j', async (day, other, lines) => {
  edit('blog/first-post.md', 'date: 2026-08-18', day)
  edit('blog/other.md', '', read('blog/first-post.md').replace('date: 2026-08-18', other).replaceAll('leads', 'calls').replace('/approach', '/blog/first-post')) // prettier-ignore
  const end = 'the link /blog/first-post leads to no page that is public yet: remove it.'
  const all = ['articles/approach.md:5', ...lines, 'services/search.md:22']
  expect(await check()).toEqual(all.map((line) => `${line}: ${end}`))
})

test('a picture that cannot be read is named by its field', async () => {
  edit('blog/new.jpg', '', '')
  edit('blog/first-post.md', 'date:', 'image: ./new.jpg\nimageAlt: A shop\ndate:')
  expect(await check()).toEqual(['blog/first-post.md:4: “image” is broken.'])
})

test('a guide without a PDF file says how to make it, and is there for that', async () => {
  const guide = read('guides/local-seo-checklist.md')
  edit('guides/new.md', '', guide)
  rmSync(at('guides/local-seo-checklist.md'))
  expect(await check()).toEqual([
    'guides/new.md:1: the guide has no PDF file: run `npm run guides`.',
  ])
  const { entries } = await compile()
  expect(entries.guides?.map(({ value }) => value.id)).toEqual(['new'])
})

describe('files', () => {
  const badName = 'the name is part of the address: use small letters, digits and hyphens, and .md'
  test('that nothing reads are named, and those of systems are not', async () => {
    const unread =
      'faqs.yml blog/notes.docx posts/first.md blog/draft/a.md faqs.xlsx faqs blog/third'
    for (const file of `${unread} blog/x.md/a.jpg`.split(' ')) edit(file, '', 'Hello')
    const others = '._faqs.yaml blog/._first-post.md .DS_Store blog/a.jfif blog/~$a.docx a.md~'
    for (const file of others.split(' ')) edit(file, '', '\0')
    const noPlace =
      'nothing reads this file: give it one of the names and places in docs/content.md'
    expect(await check()).toEqual([
      `blog/draft/a.md:1: ${noPlace}, or remove it.`,
      `blog/notes.docx:1: ${badName}.`,
      `blog/third:1: ${badName}.`,
      `faqs:1: ${noPlace}, or remove it.`,
      `faqs.xlsx:1: ${noPlace}, or remove it.`,
      `faqs.yml:1: ${noPlace}, or remove it.`,
      `posts/first.md:1: ${noPlace}, or remove it.`,
    ])
  })

  test.each(['latin1', 'utf16le'] as const)('of %s ask to be saved again', async (encoding) => {
    writeFileSync(at('faqs.yaml'), read('faqs.yaml').replace('depends', 'dépends'), encoding)
    const line = encoding === 'latin1' ? 4 : 1
    const unread = 'some letters cannot be read: type them again, and save the file as UTF-8'
    expect((await check())[0]).toBe(`faqs.yaml:${line}: ${unread}.`)
  })

  test('may have white space of word processors', async () => {
    const before = await compile()
    edit('blog/first-post.md', 'it down', 'it\u000Bdown')
    edit('blog/first-post.md', '## What', '##\u00A0What')
    edit('blog/first-post.md', 'How to count leads', '"How to\\vcount leads"')
    edit('blog/first-post.md', '---\ntitle: ', '--- \n\u200Btitle\u00A0:\u202F')
    edit('faqs.yaml', '  question', '\u00A0\u2003question')
    const content = await compile()
    expect(content.problems).toEqual([])
    expect(valuesOf(content)).toEqual(valuesOf(before))
  })

  test('keep what is no mistake: escaped signs, braces of mail programs, code, later steps, footnotes', async () => {
    edit(
      'blog/first-post.md',
      'Write it',
      'a. m. {{contact.firstname}}, \\#\\# and `**kwargs` and `{contact.name}` at 5 – 7 [exact] (or EM) [a b][c d] [Update] (12/10/2026), [both](mailto:a@b.in,c@d.in), [chat](https://wa.me/+6591234567), **[bold](/approach) words**.\n\n1. One\n\n> [!NOTE] Wait.\n\n2. Two\n\n*T&C apply [sic] to C++17, ★ 4.8 and [1800](tel:1-800-891-4416).\n\n\\– Ramesh\n\nTable: Ranks\n\n| #1 | www.agency.in |\n| --- | --- |\n| a | b |\n\nWrite it',
    )
    edit('team.yaml', '  details:', '  instagram: https://www.instagram.com/_tulsi_\n  details:')
    edit('blog/first-post.md', 'How to count leads', "'<title> {KeyWord:Shoes} of R&D; <Rs 200'")
    const { entries, problems } = await compile()
    expect(problems).toEqual([])
    const text = JSON.stringify(entries.blog)
    expect(text).toContain('a. m. {{contact.firstname}}, ## and ')
    expect(text).toContain('{"code":"{contact.name}"}')
    expect(text).toContain('{"text":"bold","path":"/approach"},{"strong":" words"}')
    expect(text).toContain('{"steps":["Two"],"start":2}')
    expect(text).toContain('"– Ramesh"')
  })

  test.each(['My Post', 'Post', 'my_post', 'पोस्ट'])('cannot be named “%s”', async (name) => {
    edit(`blog/${name}.md`, '', read('blog/first-post.md').replaceAll('leads', 'calls'))
    expect(await check()).toEqual([`blog/${name}.md:1: ${badName}.`])
  })

  test('of lists may be empty or missing, and folders, which Git does not keep when they are empty, but not of one object', async () => {
    edit('jobs.yaml', '', '')
    rmSync(at('clients.yaml'))
    rmSync(at('health'), { recursive: true })
    expect(await check()).toEqual([])
    rmSync(at('navigation.yaml'))
    expect(await check()).toEqual(['navigation.yaml:1: the file is missing: add it.'])
  })

  test('may have a byte order mark and line ends of Windows', async () => {
    const before = await compile()
    for (const file of ['blog/first-post.md', 'articles/approach.md', 'faqs.yaml', 'company.yaml'])
      edit(file, '', `\uFEFF${read(file).replaceAll('\n', '\r\n')}`)
    const content = await compile()
    expect(content.problems).toEqual([])
    expect(valuesOf(content)).toEqual(valuesOf(before))
    edit('blog/first-post.md', '(/approach)', '(/aproach)')
    expect(await check()).toEqual([
      'blog/first-post.md:15: the link /aproach leads to no page: correct its address.',
    ])
  })
})

test('the examples in docs/content.md are right, also where all samples are gone', async () => {
  const docs = readFileSync('docs/content.md', 'utf8')
  const example = /(?:(\S+\.md) in )?`src\/content\/(.+?)`.*\n\n```(md|yaml)\n([^]*?\n)```/g
  const found = Array.from(docs.matchAll(example))
  expect(found).toHaveLength(13)
  for (const [, name = '', place = '', type, text = ''] of found) {
    const file = place + name
    edit(file, '', type === 'md' ? text : read(file).replace('[]', '') + text)
    for (const [, picture = ''] of text.matchAll(/(?:image|logo): \.\/(\S+)/g))
      edit(path.join(type === 'md' ? path.dirname(file) : '.', picture), '', '-')
  }
  const { problems } = await compile()
  expect(problems).toEqual([])
})

test.each([
  ['blog/first-post.md', 'it down', '\\{company.name} \\{ad.group} \\{\\{x}} \\\\{company.name} \\*x\\* \\[y]', '{company.name} {ad.group} {{x}} \\Tulsi Works *x* [y]'],
  ['blog/first-post.md', 'it down', '`\\{company.name}`', '\\{company.name}'],
  ['articles/approach.md', 'We write.', '\\{if google-maps} stays', '{if google-maps} stays'],
  ['articles/approach.md', '| Questions |', '| \\{company.name} |', '{company.name}'],
  ['articles/approach.md', 'lead: Read', 'lead: \\{company.city} Read', '{company.city} Read'],
  ['faqs.yaml', 'It depends', '\\{company.city} depends', '{company.city} depends'],
])('what is escaped in %s stays as it is typed: %s, %s', async (file, from, to, shown) => {
  edit(file, from, to)
  const content = await compile()
  expect(content.problems).toEqual([])
  const texts = JSON.stringify(valuesOf(content))
  expect(texts).toContain(JSON.stringify(shown).slice(1, -1))
  expect(texts).not.toContain('\u2060')
}) // prettier-ignore

test('all mistakes are reported at once, by file and line', async () => {
  edit('blog/first-post.md', 'author', 'auther')
  edit('blog/first-post.md', 'it down', '*it* down')
  edit('blog/first-post.md', 'Start today.', '<b>Start</b>')
  edit('articles/approach.md', '/blog/first-post', '/blog/last-post')
  edit('articles/approach.md', '/contactus', '/contact-us')
  edit('faqs.yaml', 'id: how-long', 'id: what-it-costs')
  edit('faqs.yaml', 'question: How long', 'questions: How long')
  expect(await check()).toEqual([
    'articles/approach.md:5: the link /blog/last-post leads to no page: correct its address.',
    'articles/approach.md:10: the link /contact-us leads to no page: correct its address.',
    'blog/first-post.md:2: “author” is missing: add it.',
    'blog/first-post.md:3: “auther” is not a field here: correct its name.',
    'blog/first-post.md:15: italics are not supported: remove the * or _, or write **bold**.',
    'blog/first-post.md:19: HTML is not allowed: write Markdown, or `code` for text with angle brackets.',
    'faqs.yaml:7: “question” is missing: add it.',
    'faqs.yaml:7: “id” is the same as in faqs.yaml: change one.',
    'faqs.yaml:8: “questions” is not a field here: correct its name.',
  ])
})

test('an entry with a mistake leaves the others in place, and links to it stay right', async () => {
  edit('blog/second-post.md', '', read('blog/first-post.md').replaceAll('leads', 'calls'))
  edit('blog/first-post.md', 'author', 'auther')
  const { entries, problems } = await compile()
  expect(problems).toHaveLength(2)
  expect(entries.blog?.map(({ value }) => value.id)).toEqual(['second-post'])
})
