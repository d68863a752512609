import { array, boolean, number, object, setLocale, string, type ObjectShape } from 'yup'

import { jobLimits } from '../../config'
import { cleanText } from '../../lib/clean-text'
import { dayInIndia } from '../../lib/day-in-india'
import { publicEmail } from '../../lib/email'
import { employmentTypes } from '../../lib/jobs'
import { readApplyLink } from '../../lib/website'

/**
 * How a field is written, for the parser and the editor. Unmarked texts are plain.
 * - `markdown`: paragraphs, lists, tables and notes; `rich`: one paragraph with links; `text`: several lines
 * - `link`: the address of a page of this site; `image`: a picture beside the file, such as `./photo.jpg`
 * - `drawing`: the name of a picture in `public/images/{folder}`
 */
export type FieldMeta = {
  readonly widget?: 'markdown' | 'rich' | 'text' | 'link' | 'image' | 'date'
  readonly drawing?: string
  /** Names that the text contains in braces, as in “Page {page}”; of an object with plural forms, those of each. */
  readonly parameters?: readonly string[]
  readonly hint?: string
  /** What programs read, such as a sheet of leads: the same in all languages. */
  readonly isValue?: boolean
  /** Of a link: the field beside it with its text, if that is not `label`. */
  readonly linkText?: string
}

declare module 'yup' {
  // How Yup lets `meta` be typed: https://github.com/jquense/yup/blob/master/README.md#schemametametadata
  interface CustomSchemaMetadata extends FieldMeta {}
}

const noText = 'has no text: write one, or remove the field'
const types: Readonly<Record<string, string>> = {
  string: 'must be text: put it in quotes',
  number: 'must be a number such as 1200.5, without quotes, commas and units',
  boolean: 'must be true or false',
  array: 'must be a list: start each entry with -',
  object: 'must have fields, each written as “name: value”',
}
// What follows the name of a field
setLocale({
  mixed: {
    required: 'is missing: add it',
    notNull: noText,
    notType: ({ type }) => types[type] ?? '',
    oneOf: 'must be one of ${values}',
  },
  string: {
    min: 'is shorter than ${min} characters: write a whole sentence',
    max: 'is longer than ${max} characters: shorten it',
  },
  number: { min: 'must be at least ${min}', max: 'must be at most ${max}' },
  array: { min: 'is empty: add an entry', max: 'has more than ${max} entries: remove some' },
  object: { noUnknown: 'is not a field here: correct its name' },
})

/** A text that may be left out. */
export const optionalText = () =>
  string().test('blank', noText, (value) => !value || cleanText(value) !== '')

/** A text that must be there. */
export const text = (max = 1000) => optionalText().max(max).required()

/** Fields with these names, each a text that must be there. */
export const textFields = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>

/** Texts that must be there, for the widgets of {@link FieldMeta}. */
export const longText = (max?: number) => text(max).meta({ widget: 'text' })
export const rich = () => text().meta({ widget: 'rich' })
export const markdown = () => text(20_000).meta({ widget: 'markdown' })
const drawing = (folder: string) => text().meta({ drawing: folder })

/** A text that search engines show below a title, or cards below a heading. */
export const description = optionalText()
  .min(50)
  .max(160, 'is longer than 160 characters: shorten it, or search engines cut it off')
  .meta({ widget: 'text', hint: '50 to 160 characters' })

const isDay = (value: string) =>
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(value) &&
  !!new Date(`${value}T00:00Z`).toJSON()?.startsWith(value)
const noDay = 'must be a day that exists, as YYYY-MM-DD'
const date = optionalText()
  .test('date', noDay, (day) => !day || isDay(day))
  .meta({ widget: 'date' })
const areSwapped = (first = '', second = '') => isDay(first) && isDay(second) && second < first
const notBefore = (key: string) =>
  date.test(
    'order',
    `is before “${key}”: correct one`,
    (day, { parent }) => !areSwapped(parent[key], day),
  )

/** A language, and perhaps its script and country: https://www.rfc-editor.org/rfc/rfc5646 */
export const languageTag = optionalText().matches(
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
  'must be a language tag, such as hi-IN',
)
const lang = languageTag.meta({
  hint: 'The language of the text, such as hi-IN, if that is not the site’s. The script shows most',
})

/** The id of an entry, part of its URL or anchor. */
export const id = text()
  .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'may contain small letters, digits and hyphens only')
  .meta({ hint: 'Small letters, digits and hyphens. Do not change it later: links use it' })
/** Of an entry without an address or anchor. */
const pairId = id
  .notRequired()
  .meta({ hint: 'A translation with the same id belongs to this entry, wherever it stands' })

const noPage = 'must be the address of a page of this site, starting with /'
/** The address of a page of this site. */
export const link = text().matches(/^\//, noPage).meta({ widget: 'link' })

/** An `https` URL of another site, without the name and password that may stand before its host. */
export const webAddress =
  /^https:\/\/(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#][^\s\u00AD\u200B\u200E\u200F\u2060]*)?$/u
const noAddress = 'must be a whole web address with https://, without spaces or password'
const url = optionalText().matches(webAddress, noAddress)

/** Kinds of pictures that the build reads, as the ends of their names. */
export const pictureEnds = 'jpg jpeg jfif png webp avif svg gif tif tiff'.split(' ')
const pictureName = RegExp(`^(?:\\./(?!.*\\.\\./)[^\\\\]+\\.(?:${pictureEnds.join('|')}))?$`, 'i')
const noPicture = 'must be the name of a picture beside the file, such as ./photo.jpg'
/** What to do with other files that people take for pictures. */
const otherFiles: readonly (readonly [RegExp, string])[] = [
  [/\.hei[cf]$/i, 'is a photograph in HEIC, as iPhones take it: save it as JPEG'],
  [/\.(?:bmp|jxl|jp2|ico|psd|xcf|cr[23]|nef|arw|dng|raf)$/i, 'is a picture that browsers do not show: save it as JPEG or PNG'],
  [/\.(?:ai|eps|cdr|pdf|fig|sketch)$/i, 'is a file of a drawing program: save it as SVG or PNG'],
  [/\.(?:mp4|mov|webm|avi|mkv|3gp)$/i, 'is a video: save one of its pictures as JPEG'],
  [/\.(?:docx?|pptx?|xlsx?|odt)$/i, 'is a document: save its picture as JPEG or PNG'],
] // prettier-ignore
/** A picture beside the file. */
const image = optionalText()
  .test('picture', noPicture, (name = '', { createError }) => {
    const [, message] = otherFiles.find(([end]) => end.test(name)) ?? []
    return message ? createError({ message }) : pictureName.test(name)
  })
  .meta({ widget: 'image' })

/** A number that must be there. */
const count = (least = -Infinity, most = Infinity) => number().min(least).max(most).required()
export const whole = (...limits: number[]) => count(...limits).integer('must be a whole number')
export const texts = array(text()).min(1)

/** An object with these fields and no others, and a list of such; both must be there. */
export const fields = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).noUnknown().required()
export const list = <Shape extends ObjectShape>(shape: Shape) => array(fields(shape)).required()

const country = optionalText().matches(/^(?:[A-Z]{2})?$/, 'must be two capital letters, such as IN')
/** Marks an invented example: `npm run rebrand` removes it. */
const sample = boolean()

const weekdayNames = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const weekdays = array(text().oneOf(weekdayNames)).required()
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const time = text().matches(timePattern, 'must be a time in quotes, such as "10:00"')
/** With the country's code (India's before ten digits) and without the 0 of calls within it, which only Italy and a few others keep. */
export const phoneNumber =
  /^\+(?!91(?!(?:[ -]*\d){10} *$|[ -]*18[06]0)|18[06]0[ -])(?!(?:91[ -]*|(?!39|22[59]|24[12]|378)\d{1,3}[ -]+)0[ -]*[1-9])[1-9](?:[ -]*\d){7,14} *$/
const noPhone = 'must be one number with + and the country code, such as +91 98765 43210'
const phone = text().matches(phoneNumber, noPhone)
/** Whether a number of WhatsApp has a country code: it is as long as the phone numbers of that country. */
const hasCountryCode = (whatsApp: string, [phone = '']: readonly string[] = []) => {
  const [code = ''] = phone.match(/(?<=^\+)\d{1,3}(?= |-)/) ?? []
  const { length } = phone.replace(/\D/g, '')
  if (!phoneNumber.test(`+${whatsApp.replace(code, code && `${code} `)}`)) return false
  return whatsApp.length >= Math.min(length, whatsApp.startsWith(code) ? 12 : 11)
}
const noWhatsApp = 'must be digits with the country code, such as 917555550121'
const whatsApp = optionalText().test('whatsApp', noWhatsApp, (number, { parent }) => {
  return !number || (/^\d+$/.test(number) && hasCountryCode(number, parent.phones))
})
const hostName = /^(?!www\.[^.]+$)(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/

/** All facts about the company. Those that a small firm may not have can be left out. */
export const company = fields({
  sample,
  name: text(32),
  city: text(32),
  ...textFields('legalName', 'description', 'state', 'country', 'region'),
  tagline: optionalText(),
  grievanceOfficer: optionalText(),
  registration: optionalText(),
  countryCode: country.required(),
  address: fields(textFields('street', 'locality', 'region', 'postalCode')),
  geo: fields({ latitude: count(-90, 90), longitude: count(-180, 180) }).optional(),
  email: text().matches(publicEmail, 'must be an email address'),
  phones: array(phone).min(1).required(),
  whatsApp,
  openingHours: fields({ days: text(), openDays: weekdays, opens: time, closes: time }).optional(),
  priceRange: optionalText().max(99),
  domain: text().matches(hostName, 'must be a host name in small letters, such as www.example.com'),
  foundedYear: whole(1800, new Date().getFullYear()).optional(),
  social: list({ name: text(32), url: url.required() }).optional(),
  leadRetentionDays: whole(1, 3650),
})

const picture = image.required()
const day = date.required()
/** The day of the last change. */
const inFuture = 'is in the future: write the day of the change'
const updated = notBefore('date').test('future', inFuture, (day) => !areSwapped(day, dayInIndia()))
const days = { date: day, updated }
/** Who wrote it: somebody of the team, or a guest, perhaps with a profile elsewhere. */
const writer = { author: text(), authorUrl: url.meta({ hint: 'Of a guest: a page about them' }) }

/** Title and description, for search engines and link previews. */
const meta = { title: text(60), description: description.required(), keywords: texts }

const page = {
  ...meta,
  path: optionalText()
    .matches(/^\/[a-z0-9-]+$/, 'must be / and small letters, digits, hyphens, as in /local-seo')
    .meta({ hint: 'Only if it differs from the name of the file' }),
  heading: text(),
  lead: rich(),
}

export const postCategories = ['SEO', 'Marketing', 'Animation'] as const

const noCategory = `must be one of ${postCategories.join(', ')}, as written in src/content/schema/schemas.ts`
const noAlt = 'is missing: say what the picture shows'
/** A blog post: its text has one paragraph, then `##` parts with `###` items, and may end with `## Conclusion`. */
export const post = fields({
  title: text(100),
  ...writer,
  ...days,
  category: optionalText().oneOf(postCategories, noCategory).required(),
  description,
  image,
  imageAlt: optionalText().when('image', ([file], own) => (file ? own.required(noAlt) : own)),
  draft: boolean(),
  lang,
  sample,
})

const callToAction = fields({ label: text(), path: link })
const closing = fields({ heading: text(80), text: longText(), primary: callToAction })
/** A marketing or approach article. */
export const article = fields({
  ...page,
  ...writer,
  ...days,
  callToAction,
  closing: closing.optional(),
})

export const faq = fields({ id, question: text(), answer: markdown(), lang })

const noPost = 'must link to a post, as in [its title](/blog/its-name)'
/** The page of one service. Tiles are tools, networks or kinds of work. */
export const service = fields({
  ...page,
  tilesHeading: optionalText(),
  tiles: list({ picture: drawing('tiles'), name: text(), description: longText() }).optional(),
  callToAction,
  questions: array(faq).min(3, 'has fewer than three entries: add questions').required(),
  relatedPost: optionalText()
    .matches(/\]\(\/blog\//, noPost)
    .meta({ widget: 'rich' }),
  relatedService: rich(),
  closing,
})

/** What each service costs at least. With `sample: true` the figures are invented. */
export const prices = fields({
  sample,
  ...textFields('appDevelopment', 'digitalMarketing', 'ecommerceDevelopment', 'ecommerceSeo'),
  ...textFields('googleAds', 'graphicDesign', 'internationalSeo', 'landingPageSeo', 'localSeo'),
  ...textFields('payPerClick', 'seoServices', 'socialMedia', 'technicalSeo', 'webDevelopment'),
})

export const legal = fields({ ...page, updated: updated.required() })

/** An article of the health-care demonstration. `readTime` is in minutes. */
const health = { ...writer, date: day, readTime: whole(1), image: drawing('health') }
export const healthPost = fields({ ...meta, ...health })

const person = { ...textFields('name', 'position'), image: picture, altText: text() }
const profiles = { facebook: url, instagram: url, linkedin: url }
export const member = fields({ id, ...person, details: longText(), ...profiles, sample })
export const founder = fields({ ...person, text: markdown(), sample })

const noApplyLink = 'must be a web address, or mailto: with one e-mail address'
/** The rules of `src/features/careers/job-schema.ts`, for the same jobs from an endpoint. */
export const job = fields({
  id,
  title: text(jobLimits.line),
  company: text(jobLimits.line),
  location: optionalText().max(jobLimits.line),
  country,
  jobLocationType: optionalText().oneOf(['TELECOMMUTE'], 'must be TELECOMMUTE, or left out'),
  category: text(jobLimits.line),
  description: longText(jobLimits.text),
  requirements: array(text(jobLimits.text)).max(jobLimits.requirements),
  linkedinUrl: optionalText()
    .max(jobLimits.link)
    .test('applyLink', noApplyLink, (link) => !link || Object.keys(readApplyLink(link)).length > 0),
  datePosted: date,
  validThrough: notBefore('datePosted'),
  employmentType: optionalText().oneOf(employmentTypes),
  lang,
  sample,
})

export const client = fields({ id: pairId, ...textFields('name', 'trade'), logo: picture, sample })
export const testimonial = fields({
  id: pairId,
  quote: longText(),
  ...textFields('name', 'role'),
  lang,
  sample,
})
const unit = optionalText().meta({ hint: '₹ is written before the number, all else after it' })
const figure = { name: text(60), before: count(), after: count(), unit, measured: longText() }
/** A case study: its text has `##` parts, the last one for what did not work. */
export const caseStudy = fields({
  ...meta,
  ...textFields('client', 'sector', 'city', 'period'),
  service: link.meta({ hint: 'The address of a service page, such as /localseo' }),
  summary: longText(200),
  figures: list(figure).min(1),
  quote: fields({ quote: longText(), ...textFields('name', 'role') }),
  sample,
})
const shown = { description: longText(), icon: drawing('statistics') }
export const statistic = fields({ id: pairId, ...textFields('name', 'value'), ...shown, sample })

const teaser = longText(140)
const target = (linkText: string) => ({
  icon: drawing('services'),
  path: link.meta({ linkText }),
})
const card = { id, name: text(), description: teaser, buttonLabel: text() }
const cards = list({ ...card, ...target('buttonLabel') })
const local = list({
  id: pairId,
  title: text(),
  description: teaser,
  keywords: texts.required(),
  ...target('title'),
})
export const services = fields({ cards, local })

const twoHeadings = 'must have two headings of the guide, one on each page that the site shows'
/** A free guide, which is set as a PDF file: its text has `##` parts with `###` parts in them. */
export const guide = fields({
  title: text(60),
  subtitle: longText(),
  description: description.required(),
  date: day,
  order: whole(1).meta({ hint: 'Place among the guides: 1 for the first' }),
  samples: texts.min(2, twoHeadings).max(2, twoHeadings).required(),
})
const cardTexts = textFields('title', 'description')
export const healthService = fields({ id, ...cardTexts, image: drawing('health') })

/** '' for what has wrong escapes, such as `%zz`. */
const decode = (address = '') => {
  try {
    return decodeURI(address)
  } catch {
    return ''
  }
}
/** What no host reads as a pattern. One name and value of a query, which Netlify needs to have apart. */
const oldPath =
  /^(?=[/?])(?!.*\/(?:\/|\.{1,2}(?:\/|$)))(?:\/[\p{L}\p{M}\p{N} ._~+(),@!&'=;/-]*)?(?:\?[\w.-]+=[\w.~-]+(?:&[^?#]*)?)?$/u
const noOneQuery = 'may have one name and value in its query: the one that tells the pages apart'
const newAddress = /^(?:\/(?!\/)|https:\/\/[\p{L}\p{M}\p{N}])[^"\\<>^`|*${}]*$/u
const noOldPath =
  'must be a path of the old site, such as /old-page, /about.php or /?page_id=12, without * and :'
const noTarget =
  'must be an address of this site, starting with /, or a whole web address with https://'
/** An address of the old site, and where its visitors are led. */
export const redirect = fields({
  from: text()
    .test('oldPath', noOldPath, (text) => oldPath.test(decode(text)))
    .test('query', noOneQuery, (text) => !/[?].*&/.test(text ?? '')),
  to: text().test(
    'target',
    noTarget,
    (text) =>
      newAddress.test(decode(text)) && (text?.startsWith('/') || webAddress.test(`${text}`)),
  ),
  sample,
})

const links = list({ label: text(), path: link })
const approach = list({ label: text(), path: link, picture: drawing('approach') })
const footer = list({ heading: text(), items: links })
export const navigation = fields({ menu: links, footer, approach })
