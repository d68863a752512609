/** The texts of the interface, which components import from `src/generated/texts`. Each entry is a file in `src/content/texts`. */
import { array, boolean, number, type AnySchema, type InferType, type Schema } from 'yup'

import { ownPaths } from '../../paths'
import { leadFieldNames, type LeadFieldName } from '../lead-fields'
import {
  description,
  fields,
  id,
  languageTag,
  link,
  list,
  longText,
  markdown,
  postCategories,
  rich,
} from './schemas'
import { optionalText, text, textFields, texts, whole } from './schemas'
import type { Block, RichText } from './text'

/** The same schema, typed as what the compiler makes of its value. */
const compiledTo = <Made>(schema: AnySchema) => schema as unknown as Schema<Made>

const hinted = (hint: string) => text().meta({ hint })
const richText = (hint?: string) => compiledTo<RichText>(rich().meta({ hint }))
const blocks = compiledTo<readonly Block[]>(markdown())

type Message<Names extends readonly string[]> = (
  ...values: { [Index in keyof Names]: string | number }
) => string

/** A parameter in a text, such as `{page}`. */
export const parameter = /(?<!\{)\{([^{}.]*)\}(?!\})/g
const withBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ')

/** A text with each of these parameters, as in “Page {page}”. @param optional one that may be left out. */
const pattern = (parameters: readonly string[], hint?: string, optional?: string) =>
  text()
    .meta({
      parameters,
      hint: [hint, `Keep ${withBraces(parameters.filter((name) => name !== optional))}`]
        .filter(Boolean)
        .join('. '),
    })
    .test('parameters', (value = '', { createError }) => {
      const used = [...value.matchAll(parameter)].map(([, name = '']) => name)
      const unknown = used.find((name) => !parameters.includes(name))
      const missing = parameters.find((name) => name !== optional && !used.includes(name))
      if (unknown !== undefined)
        return createError({
          message: `has {${unknown}}, but only ${withBraces(parameters)} can be filled in: correct it`,
        })
      return !missing || createError({ message: `lacks {${missing}}: add it` })
    })

/** A text with parameters, which become a function's, in this order. */
const message = <const Names extends readonly string[]>(names: Names, hint?: string) =>
  compiledTo<Message<Names>>(pattern(names, hint))

const timeOfDay = (hint: string) =>
  compiledTo<Message<['time', 'part']>>(
    pattern(['time', 'part'], `${hint}. {part} is the part of the day, such as शाम`, 'part'),
  )

/** The same with a form for each number: `count` chooses it, and `one` may spell it out. */
const plural = <const Names extends readonly string[]>(names: Names, hint?: string) =>
  compiledTo<Message<Names>>(
    formsOf(['one', 'other'], names, hint).when('$forms', ([forms], schema) =>
      forms ? formsOf(forms as readonly string[], names, hint) : schema,
    ),
  )

const formsOf = (forms: readonly string[], names: readonly string[], hint?: string) => {
  const form = (name: string) => pattern(names, hint, name === 'other' ? undefined : 'count')
  return fields(Object.fromEntries(forms.map((name) => [name, form(name)]))).meta({
    parameters: names,
  })
}

/** Title and description of a page for search engines and link previews. */
const meta = { title: text(60), description: description.required() }
const networks = array(text().oneOf(['X', 'Twitter', 'Facebook', 'LinkedIn', 'WhatsApp']))
  .min(1)
  .required()
  .meta({ hint: 'In the order shown' })
const callToAction = fields({ label: text(), path: link })
const intro = textFields('heading', 'intro')
const readTime = message(['minutes'])
/** Texts of a button that copies, of its success, and of its failure. */
const copy = fields(textFields('label', 'done', 'failed'))
const motionButton = fields(textFields('pause', 'play'))
const steps = list({ title: text(), description: longText() })

const shell = {
  shell: fields({
    ...textFields('siteName', 'skipLink', 'homeLink', 'mainMenu', 'drawer', 'openMenu'),
    ...textFields('closeMenu', 'search', 'loading', 'opensInNewTab', 'breadcrumb', 'home'),
    ...textFields('footerContact', 'footerOffice', 'registration'),
    scheme: fields({
      label: text(),
      action: fields(textFields('system', 'light', 'dark')),
      state: fields(textFields('system', 'light', 'dark')),
    }),
    whatsApp: fields({ label: text(), message: message(['address']) }),
    ...textFields('close', 'dismissMessage', 'clearSearch'),
    optional: hinted('Follows the label of a field that may stay empty'),
    pause: hinted('The names of buttons that pause motion must begin with it (WCAG 2.5.3)'),
    play: hinted('The names of buttons that play motion must begin with it (WCAG 2.5.3)'),
    shareOn: message(['network']),
    profileOf: message(['name'], 'Stands before the name of a network'),
    carousel: hinted('What a screen reader calls the group of slides'),
    slide: hinted('What a screen reader calls one of them'),
    lastUpdated: text(),
  }),
  motionTexts: fields({ hero: motionButton, team: motionButton, video: motionButton }),
  copyright: message(['year']),
  pictureLabels: fields(
    textFields('service', 'post', 'article', 'caseStudy', 'job', 'legal', 'demo'),
  ).meta({ hint: 'Above the title in the picture that a shared link shows' }),
  announcement: fields({
    id: id.meta({ hint: 'Change it with the text, or visitors who dismissed the old one miss it' }),
    ...textFields('label', 'text', 'dismiss'),
    link: callToAction,
  }),
  closingCall: fields({
    heading: text(80),
    text: longText(),
    primary: callToAction,
    secondary: callToAction,
  }),
}

const home = {
  homePage: fields({
    ...meta,
    ...textFields('heading', 'callButton'),
    results: fields(intro),
    process: fields(intro),
    services: fields({ ...intro, all: text() }),
    team: fields(intro),
    clients: fields(intro),
    testimonials: fields(intro),
    latestBlogs: fields({ ...intro, moreBlogs: hinted('The name adds the title of the post') }),
    faqs: fields(intro),
    closing: fields({ heading: text(), text: longText() }),
  }),
  heroSlides: list({ headline: text(), text: longText() }),
  processSteps: steps,
}

const about = {
  aboutPage: fields({
    ...meta,
    heading: text(),
    aboutUs: fields({ heading: text(), blocks }),
    keyToExcellence: fields({ heading: text(), blocks }),
    approachHeading: text(),
    approachEmpty: hinted('Instead of the ways of working, if there are none'),
    teamHeading: text(),
    joinButton: callToAction,
    meetingButton: callToAction,
    redirectFailed: hinted('When the page of a button does not load'),
  }),
}

const services = {
  servicesPage: fields({
    ...meta,
    ...textFields('heading', 'lead', 'cardsHeading', 'localHeading', 'localIntro'),
    keywordsLabel: hinted('Names the tags of a local service for screen readers'),
  }),
}

const contact = {
  contactPage: fields({
    ...meta,
    ...textFields('heading', 'lead', 'stepsHeading'),
    office: fields({
      ...textFields('heading', 'addressLabel', 'emailLabel', 'phoneLabel', 'hoursLabel'),
      hours: message(['days', 'opens', 'closes']),
      ...textFields('mapTitle', 'mapLinkLabel'),
      mapText: hinted('Directions in words, for visitors who cannot see the map'),
    }),
  }),
  contactSteps: steps,
}

const hints = Object.fromEntries(leadFieldNames.map((name) => [name, optionalText()])) as Record<
  LeadFieldName,
  ReturnType<typeof optionalText>
>
const leadForm = {
  title: text(),
  serviceOptions: array(text().meta({ isValue: true })).required(),
  serviceLabels: texts
    .meta({ hint: 'Of a translation: shown instead of the options, in their order' })
    .test(
      'labels',
      'must have one text for each of “serviceOptions”, in their order',
      (labels, { parent }) => !labels || labels.length === parent.serviceOptions?.length,
    ),
  requirement: hinted('Above the fields: which of them are required'),
  hints: fields(hints),
  success: text(),
}
const leadForms = {
  leadFieldLabels: fields(textFields(...leadFieldNames)),
  sharedFormTexts: fields({
    ...textFields('servicePlaceholder', 'submit', 'submitting', 'clear'),
    cleared: hinted('Announced after the form was cleared'),
    stillTrying: hinted(
      'If the same request is submitted again before its first sending has ended',
    ),
    trap: hinted('Label of the hidden field against spam'),
  }),
  dialogFormTexts: fields({ ...leadForm, time: text(), failure: text() }),
  contactFormTexts: fields({
    ...leadForm,
    missing: text(),
    failure: message(['reason'], 'The reason is the answer of the mail provider'),
    noReason: hinted('Instead of the reason, if the provider gives none'),
  }),
  requiredMessage: message(['label']),
  mayHaveArrived: hinted(
    'Follows a failure message if nobody can know whether the request arrived',
  ),
  textKept: hinted('Follows a success message if the visitor has typed something else since'),
  referenceLabel: hinted('Before the reference of a request'),
  alternativesTexts: fields({
    lead: hinted('After a failed send, before other ways to send the request'),
    callLabel: message(['phone']),
    mailLabel: message(['email']),
    ...textFields('mailSubject', 'whatsAppLabel'),
    copy,
  }),
  outcomeNoticeTexts: fields({
    intro: richText('For a request whose form the visitor left while it was being sent'),
    unclear: text(),
  }),
  dataNotice: richText('Under each form. It names every field: change it with the fields'),
  fieldsNeedAttention: plural(['count'], 'One announcement for all invalid fields'),
  sending: hinted('For screen readers only: the button shows the same'),
  ...textFields('emailFormat', 'websiteFormat'),
  plainAnswer: hinted('For the contact form without JavaScript'),
}

const notFound = {
  notFoundPage: fields({
    ...meta,
    ...textFields('heading', 'message', 'explanation', 'homeLink', 'searchHeading'),
    suggestionsHeading: hinted('Above links to pages with a similar address'),
  }),
}

const errorPage = {
  errorPage: fields(textFields('title', 'heading', 'text', 'retry', 'homeLink')),
}

const failure = fields(textFields('text', 'retry'))
const pageTypes = [
  'page',
  'service',
  'article',
  'caseStudy',
  'post',
  'job',
  'legal',
  'demo',
] as const
const searchPage = {
  searchPage: fields({
    ...meta,
    ...textFields('heading', 'lead', 'label', 'submit'),
    types: fields(textFields(...pageTypes, 'question')),
    resultsHeading: text(),
    resultsFor: plural(['count', 'query']),
    nothingFor: message(['query']),
    nothingHint: text(),
    inSection: hinted('Before the heading, inside the found page, that has the searched words'),
    loading: text(),
    failure,
    needsScript: text(),
    allPages: hinted('Heading of the list of all pages'),
    sameWords: texts.meta({
      hint: 'Of a translation: words that find the same pages, such as “Google गूगल”, a line for each',
    }),
  }),
  stopWords: longText().meta({
    hint: 'Words that are on every page, with spaces between: the search leaves them out',
  }),
}

const blogPage = {
  blogPage: fields({
    ...meta,
    ...textFields('heading', 'lead'),
    filters: fields(textFields('search', 'category', 'all')),
    categoryLabels: texts
      .meta({ hint: `Of a translation: shown instead of ${postCategories.join(', ')}` })
      .length(postCategories.length, `must have ${postCategories.length} texts`),
    resultsHeading: text(),
    blogsFound: plural(['count'], 'Announced after a filter change that finds posts'),
    noneYet: hinted('Instead of list and filters, before the first post'),
    empty: fields(textFields('text', 'showAll')),
    failure,
    readMore: text(),
    pagination: fields({
      ...textFields('label', 'previous', 'next'),
      page: message(['page']),
      pageOf: message(['page', 'total']),
    }),
    feedLabel: text(),
  }),
  blogPostPage: fields({
    ...textFields('notFound', 'tableOfContents', 'noTableOfContents'),
    clickTool: message(['tool'], 'The link at the end of an item whose heading is a link'),
    readTime,
    share: fields({
      heading: text(),
      networks,
      email: fields({ label: text(), name: hinted('Contains the label') }),
      native: hinted('The button that opens the share dialog of the device'),
      ...textFields('copyLink', 'copied', 'copyFailed'),
    }),
    ...textFields('conclusionHeading', 'relatedHeading'),
  }),
}

const careers = {
  careersPage: fields({
    ...meta,
    banner: fields(textFields('heading', 'text', 'seeOpenings')),
    ...textFields('crumb', 'openingsHeading'),
    filters: fields(textFields('label', 'category', 'allCategories', 'search')),
    applyNow: text(),
    applyFor: message(['job'], 'Begins with the visible words'),
    ...textFields('paginationLabel', 'previous', 'next'),
    jobsFound: plural(['count']),
    pageOf: message(['page', 'total']),
    noneOpen: text(),
    empty: fields(textFields('text', 'showAll')),
    howToApply: fields({ heading: text(), blocks }),
  }),
  jobCategories: texts.required().meta({ hint: 'The filter’s options: the categories of jobs' }),
  jobPage: fields({
    ...textFields('loading', 'backToJobs', 'aboutHeading', 'requirementsHeading', 'factsHeading'),
    ...textFields('companyLabel', 'locationLabel', 'noLocation', 'remote', 'categoryLabel'),
    ...textFields('postedLabel', 'validUntilLabel', 'applyHeading'),
    applyText: message(['site'], 'The site is LinkedIn, or the host of the link'),
    applyByEmailText: hinted('For a job without a link to apply'),
    emailLink: text(),
    emailSubject: message(['job']),
    description: message(['job', 'employer'], 'The employer is the company, and perhaps its town'),
    ...textFields('othersHeading', 'shareHeading'),
    shareNetworks: networks,
    print: text(),
    closed: fields(textFields('heading', 'text')),
  }),
}

const sheetPage = {
  sheetPage: fields({
    ...meta,
    ...textFields('heading', 'lead', 'loading', 'needsScript'),
    progress: fields({ label: text(), amount: message(['loaded', 'total']) }),
    error: fields(textFields('text', 'hint', 'tooLarge', 'stopped', 'retry')),
    age: fields({
      loadedAt: message(['time'], 'Beside the number of rows'),
      ...textFields('reload', 'loading', 'failed'),
      done: message(['rows'], 'With the number of rows'),
      isOld: message(['time'], 'When the visitor comes back after 15 minutes'),
      google: hinted('After the lead, if the rows come from Google'),
      copy: hinted('After the lead, if the rows come from the site itself'),
    }),
    search: fields({
      ...textFields('label', 'placeholder'),
      matching: plural(['matching', 'count'], 'Announced when typing pauses'),
      soFar: message(['count'], 'While the rest of a large sheet is loading'),
      noMatch: text(),
    }),
    exportCsv: fields({
      ...textFields('label', 'fileName'),
      rows: plural(['count']),
      hiddenColumns: plural(['count']),
      done: message(['rows']),
      doneWithout: message(['rows', 'columns'], 'If columns are hidden'),
      failed: text(),
    }),
    fileWarnings: fields(
      textFields('titles', 'one-column', 'json', 'xml', 'binary', 'encoding'),
    ).meta({ hint: 'Above the table when the file is not a table under its header' }),
    grid: fields({
      ...textFields('label', 'sortHint'),
      sortedBy: fields({ ascending: message(['column']), descending: message(['column']) }),
      notDates: plural(['count', 'column'], 'When it is sorted by a column with other cells'),
      unsorted: hinted('Announced when Back removes the sort'),
      noRows: hinted('If the sheet has only a header'),
      notByValue: message(['column'], 'When it is sorted by a column whose values do not compare'),
      signLost: message(['column'], 'When it is sorted by a column with ?500 for ₹500'),
      copied: message(['column', 'text'], 'Announced after Ctrl+C or Cmd+C on a cell'),
      copiedNothing: message(['column']),
      selected: message(['rows', 'columns'], 'Several cells, as “2 rows” and “3 columns”'),
      copiedCells: message(['rows', 'columns']),
      copyFailed: text(),
    }),
    columns: fields({
      ...textFields('label', 'hint', 'search'),
      found: message(['count', 'total']),
      ...textFields('hideAll', 'showAll', 'shown', 'narrower', 'wider'),
      narrowerName: message(['column'], 'Begins with the visible word'),
      widerName: message(['column'], 'Begins with the visible word'),
      width: message(['column', 'pixels']),
      ...textFields('oneStays', 'reset', 'resetDone'),
      visible: message(['count', 'total'], 'Announced when the dialog has closed'),
      count: plural(['count']),
    }),
    views: fields({
      ...textFields('label', 'hint', 'name', 'save', 'list', 'none', 'rename', 'delete'),
      newName: message(['view']),
      renameName: message(['view'], 'Begins with the visible word'),
      deleteName: message(['view'], 'Begins with the visible word'),
      saved: message(['view']),
      deleted: message(['view']),
      opened: message(['view'], 'Announced when the dialog has closed'),
      taken: message(['view']),
      ...textFields('noName', 'notKept'),
      missing: message(['columns'], 'When a view names columns that the sheet does not have'),
      copy,
    }),
    row: fields({
      title: message(['row', 'total'], 'The rows of a search, in the order shown'),
      ...textFields('previous', 'next'),
      whatsApp: hinted('A link to a chat with the phone number before it'),
      copy,
    }),
    cell: fields({ empty: text(), copy }),
    pagination: fields({
      ...textFields('label', 'previous', 'next'),
      previousName: hinted('Begins with the visible word'),
      nextName: hinted('Begins with the visible word'),
      page: message(['page']),
      rowsPerPage: text(),
      range: message(['first', 'last', 'total']),
      rangeSoFar: message(['first', 'last', 'total'], 'While more rows are loading'),
    }),
  }),
  unnamedColumn: message(['number'], 'The name of a column that has none in the sheet'),
}

const guides = {
  freePdfPage: fields({
    ...meta,
    ...textFields('heading', 'lead', 'guidesHeading', 'openButton'),
    dialog: fields({
      ...textFields('title', 'intro'),
      notice: richText('The privacy notice: what data, what for, and for how long'),
      ...textFields('frameTitle', 'loading', 'sending', 'loadFailed'),
      timedOut: hinted('When the form loads slowly'),
      ...textFields('retry', 'openDirectly'),
      alreadySent: hinted('For visitors who sent the form on its own page'),
      byEmail: richText(),
    }),
    thankYou: fields({
      ...textFields('heading', 'text'),
      unconfirmed: hinted('When the form was sent without a confirmation'),
      sendAgain: text(),
      next: callToAction,
    }),
    contentsLabel: text(),
    downloadDetails: plural(['count', 'size'], 'The number of pages, and a size such as 120 kB'),
    noScript: richText(),
    sampleAlt: message(['page', 'guide', 'headings'], 'What the picture of a page shows'),
  }),
}

const health = {
  healthPage: fields({
    ...meta,
    ...textFields('heading', 'lead', 'getStarted'),
    demoNotice: richText('Says that the pages are a demonstration'),
    ...textFields('servicesHeading', 'postsHeading', 'readMore', 'contactHeading', 'contactText'),
    contact: callToAction,
  }),
  healthPostTexts: fields({
    share: text(),
    shareNetworks: networks,
    ...textFields('related', 'back'),
    readTime,
    ...textFields('notFoundHeading', 'notFoundText'),
  }),
}

const siteMap = {
  siteMapHeadings: fields(textFields('company', 'services', 'approach', 'more')),
  otherPages: list({ label: text(), path: link }),
}

const work = {
  workPage: fields({ ...meta, heading: hinted('Also in the breadcrumb'), lead: text() }),
  caseStudyTexts: fields({
    teaser: fields({ ...intro, link: text() }),
    ...textFields('allHeading', 'read'),
    sample: hinted('Before the trade on the card of an invented study'),
    sampleNote: richText('At the top of an invented study'),
    link: message(['title'], 'On the page of a service, with the title as a link'),
    sampleLink: message(['title']),
    facts: message(
      ['client', 'city', 'period', 'service'],
      'At the top, with the service as a link',
    ),
    numbers: fields(intro),
    bars: fields(textFields('before', 'after')),
    table: fields(textFields('caption', 'figure', 'before', 'after', 'change')),
    measured: hinted('Above how each figure was measured'),
    lakh: message(['number']),
    crore: message(['number']),
  }),
}

const language = {
  tag: languageTag.required().meta({ hint: 'The language and the country, such as en-IN' }),
  name: hinted('The name of the language in itself. Links from other languages show it'),
  homeLink: hinted('Shown instead of the name on pages that this language lacks'),
  languages: hinted('The menu of languages, where there are three or more'),
  inDefaultLanguage: optionalText().meta({
    hint: 'Of a translation: follows the text of links to pages that only the default language has',
  }),
  lengthFactor: number().min(1).max(3).meta({
    hint: 'Of a translation: how much longer than English its titles and descriptions may be',
  }),
  months: texts
    .required()
    .length(12, 'must have 12 names')
    .meta({ hint: 'In the order of the year' }),
  am: timeOfDay('A time before noon'),
  pm: timeOfDay('A time from noon on'),
  // For English: Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047
  tallLetters: boolean().required().meta({
    hint: 'Whether letters have marks above and below them or join, as in Devanagari: lines are farther apart then, and letters have no other spaces',
  }),
  readingSpeed: whole(50).required().meta({ hint: 'Words that people read in a minute' }),
}

/** By the names of their files, each with what the editor calls it and the address of the page that it is for. */
export const interfaceTexts = {
  language: ['Language, dates and times', fields(language)],
  shell: ['Frame of all pages', fields(shell)],
  home: ['Home page', fields(home), ownPaths.home],
  about: ['About page', fields(about), ownPaths.about],
  services: ['Services page', fields(services), ownPaths.services],
  contact: ['Contact page', fields(contact), ownPaths.contact],
  'lead-forms': ['Lead forms', fields(leadForms)],
  'blog-page': ['Blog', fields(blogPage), ownPaths.blog],
  careers: ['Careers', fields(careers), ownPaths.careers],
  work: ['Case studies', fields(work), ownPaths.work],
  guides: ['Free guides', fields(guides), ownPaths.freePdf],
  health: ['Health-care demonstration', fields(health), ownPaths.healthcare],
  'search-page': ['Search', fields(searchPage), ownPaths.search],
  'site-map': ['List of all pages', fields(siteMap)],
  'sheet-page': ['Spreadsheet', fields(sheetPage), ownPaths.sheet],
  'not-found': ['Page not found', fields(notFound), ownPaths.notFound],
  'error-page': ['Error page', fields(errorPage)],
} as const

/** By the names of their files: what the modules in `src/generated/texts` export. */
export type Texts = {
  readonly [File in keyof typeof interfaceTexts]: Readonly<
    InferType<(typeof interfaceTexts)[File][1]>
  >
}

/** What a page is, which search results say. */
export type PageType = keyof Texts['search-page']['searchPage']['types']
