import { company } from './company'
import type { PageMeta } from './schema/text'

/** One of the texts that rotate in the hero. */
export type HeroSlide = {
  readonly headline: string
  readonly text: string
}

export type ProcessStep = {
  readonly title: string
  readonly description: string
}

/** Heading and intro of a section. */
export type SectionIntro = {
  readonly heading: string
  readonly intro: string
}

export type HomePageContent = PageMeta & {
  /** The page's `h1`. It does not rotate with the hero's headlines. */
  readonly heading: string
  /** Label of the button that opens the lead form, in the hero and at the end of the page. */
  readonly callButton: string
  readonly results: SectionIntro
  readonly process: SectionIntro
  readonly services: SectionIntro & {
    /** Label of the link to the page with all services. */
    readonly all: string
  }
  readonly team: SectionIntro
  readonly clients: SectionIntro
  readonly testimonials: SectionIntro
  readonly latestBlogs: SectionIntro & {
    /** The visible text of a post's link; the accessible name adds the post's title. */
    readonly moreBlogs: string
  }
  readonly faqs: SectionIntro
  /** The last section of the page, above `callButton`. */
  readonly closing: {
    readonly heading: string
    readonly text: string
  }
}

export const homePage: HomePageContent = {
  title: `Digital marketing and IT agency in ${company.city}`,
  description: `SEO, ads, social media, websites and apps for shops, clinics, factories and institutes in ${company.city} and ${company.region}, by one team.`,
  heading: `Digital marketing and IT agency in ${company.city}`,
  callButton: 'Schedule a Call',
  results: {
    heading: 'Proven results',
    intro:
      'The lowest and the highest change we have measured. Yours depends on budget, market and starting point.',
  },
  process: {
    heading: 'How we work',
    intro: 'Four steps, in the same order for a one-page site and for a year of SEO.',
  },
  services: {
    heading: 'Our Services',
    intro: 'Start with the one you need most. The others can wait until it pays.',
    all: 'All services',
  },
  team: {
    heading: 'Our team',
    intro: 'The people you talk to are the people who do the work.',
  },
  clients: {
    heading: 'Our clients',
    intro: `Small and mid-sized firms, most of them within a day’s drive of ${company.city}.`,
  },
  testimonials: {
    heading: 'What clients say',
    intro: 'Including the parts that took longer than anyone hoped.',
  },
  latestBlogs: {
    heading: 'Latest Blogs',
    intro: 'Instructions you can follow yourself, without hiring anyone.',
    moreBlogs: 'More Blogs',
  },
  faqs: {
    heading: 'Frequently asked questions',
    intro: 'What most owners ask on the first call.',
  },
  closing: {
    heading: 'Tell us what should change',
    text: 'The first call takes about 30 minutes and costs nothing. Have your website address at hand and, if you know it, last month’s number of leads. If you do not need an agency yet, we will tell you so and name the two or three things to do yourself first.',
  },
}

export const heroSlides: readonly HeroSlide[] = [
  {
    headline: 'Digital marketing you can check',
    text: 'Search, ads and social media from one team, with a monthly report that puts cost next to calls, forms and orders.',
  },
  {
    headline: 'Custom web solutions you own',
    text: 'Websites, online stores and apps built around how your firm works. Code, domain and logins are yours.',
  },
  {
    headline: `SEO for ${company.city} businesses`,
    text: 'We put your shop, clinic or workshop in order on Google Search and Maps, so that people nearby find you and call.',
  },
]

export const processSteps: readonly ProcessStep[] = [
  {
    title: 'Understand your requirements',
    description:
      'We ask what you sell, to whom, and what a good month looks like. Then we check your site, your accounts and the numbers you have.',
  },
  {
    title: 'Write a tailored plan',
    description:
      'You get tasks, dates, costs and the figures we will report, on a few pages. Change what you like before you agree.',
  },
  {
    title: 'Start the process',
    description:
      'Faults come first: missing tracking, broken pages, a wrong number on Maps. Text and designs go live once you approve them.',
  },
  {
    title: 'Deliver results',
    description:
      'Each month you see what was done, what it cost and what came in. Whatever does not pay is changed or stopped.',
  },
]
