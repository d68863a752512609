import { company } from './company'

/** A job opening as it comes from the jobs endpoint or from `builtInJobs`. */
export type Job = {
  /** Unique; part of the URL of the job's page. */
  readonly id: number | string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly category: string
  readonly description: string
  readonly requirements: readonly string[] | string
  /** URL to apply at; '' if there is none. */
  readonly linkedinUrl: string
  /** YYYY-MM-DD. A job without it gets no structured data. */
  readonly datePosted?: string
  /** The last day to apply, YYYY-MM-DD. */
  readonly validThrough?: string
  /** Such as `FULL_TIME`: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
  readonly employmentType?: string
}

const location = `${company.city}, ${company.state}`

const exampleLink = (slug: string): string =>
  `${company.social.linkedin.replace('/company/', '/jobs/view/')}-${slug}`

/**
 * Shown while the jobs endpoint has no list of its own. These are examples: before the site goes live,
 * confirm each one and set its `linkedinUrl`, or remove it. They have no `datePosted`, so they get no
 * structured data: search engines would list jobs that do not exist.
 */
export const builtInJobs: readonly Job[] = [
  {
    id: 1,
    title: 'Sales Executive',
    company: company.name,
    location,
    category: 'Sales',
    description: `You answer requests from shops, clinics, coaching institutes and manufacturers, find out what they need, and turn that into a proposal together with our specialists. About half of the work is on the phone, the other half is meetings in and around ${company.city}. You keep the lead list current, follow up when you said you would, and tell a client honestly when a service will not help them. Targets are set per quarter and discussed every month.`,
    requirements: [
      'One to three years in sales to businesses, preferably services',
      'Fluent Hindi and good spoken and written English',
      'Able to explain a quote line by line without jargon',
      'Practice with a CRM or a tidy spreadsheet',
      'Two-wheeler and license for client visits',
    ],
    linkedinUrl: exampleLink('sales-executive'),
  },
  {
    id: 2,
    title: 'Digital Marketing Trainer',
    company: company.name,
    location,
    category: 'Digital Marketing',
    description:
      'You teach small groups of client staff and new colleagues how search, paid ads, social media and web analytics work, mostly in hands-on sessions with real accounts. You prepare exercises, review what people build, and update the material when platforms change. Some sessions take place at client offices in the state. Between courses you help the campaign teams, so that what you teach stays close to daily practice.',
    requirements: [
      'Three years of practical work in at least two channels, such as SEO and Google Ads',
      'Experience in teaching groups, online or in a classroom',
      'Comfortable teaching in both Hindi and English',
      'Sound knowledge of Google Analytics 4 and Search Console',
      'Patience with beginners of any age',
    ],
    linkedinUrl: exampleLink('digital-marketing-trainer'),
  },
  {
    id: 3,
    title: 'SEO Specialist',
    company: company.name,
    location,
    category: 'SEO',
    description:
      'You look after the search visibility of six to eight client websites: technical checks, keyword research, page structure, internal links, local business profiles and monthly reports. You work with our writers on content and with our developers on speed and indexing. Reports say what was done, what changed in Search Console, and what comes next, in words a business owner can follow. Bought links and copied text have no place in our work.',
    requirements: [
      'Two years of SEO work with results you can show and explain',
      'Confident use of Search Console, GA4 and one crawler',
      'Working knowledge of HTML, redirects, canonical tags and structured data',
      'Experience with Google Business Profiles for local firms',
      'Clear written English; Hindi keyword research is a plus',
    ],
    linkedinUrl: exampleLink('seo-specialist'),
  },
  {
    id: 4,
    title: 'Web Developer',
    company: company.name,
    location,
    category: 'Web Development',
    description:
      'You build and maintain company websites and small web shops, mainly on WordPress and Shopify, from the approved design to the launch. That includes forms that arrive, pages that load quickly on a mid-range phone, and templates an editor can use without calling us. You also look after updates and backups of existing client sites. A senior developer reviews your work, and you review theirs.',
    requirements: [
      'Two years of building websites that are live today',
      'Solid HTML, CSS and JavaScript; PHP for WordPress themes',
      'Responsive and accessible pages, tested with keyboard and phone',
      'Use of Git in a team',
      'Basic knowledge of hosting, DNS and SSL certificates',
    ],
    linkedinUrl: exampleLink('web-developer'),
  },
  {
    id: 5,
    title: 'PPC Specialist',
    company: company.name,
    location,
    category: 'PPC',
    description:
      'You plan, build and look after search, display, video and Meta campaigns with monthly budgets from about ₹20,000 to several lakh rupees. Before anything goes live you check that conversions are measured correctly. Each week you read search terms, shift budget, and write down what you changed and why. You speak with clients about cost per lead and lead quality, including in months when the figures are poor.',
    requirements: [
      'Two years of running Google Ads and Meta Ads accounts yourself',
      'Conversion tracking with Google Tag Manager',
      'Confidence with spreadsheets and simple statistics',
      'Current Google Ads certification, or readiness to take it in the first two months',
      'Short, clear ad texts in English; Hindi is a plus',
    ],
    linkedinUrl: exampleLink('ppc-specialist'),
  },
  {
    id: 6,
    title: 'Video Editor',
    company: company.name,
    location,
    category: 'Video Editing',
    description:
      'You cut short videos for Instagram, YouTube and ads: product clips, shop tours, interviews with doctors and teachers, and simple explainers. You plan shots with the social media team, edit, correct color and sound, and add captions so that a video also works without sound. On some days you join a shoot in the region. Files are named and archived so that a colleague can pick up your project.',
    requirements: [
      'A reel with at least five videos you edited yourself',
      'Skill in Premiere Pro or DaVinci Resolve, and basic After Effects',
      'A feel for the first three seconds and for vertical formats',
      'Careful captions in English and Hindi',
      'Knowledge of music and footage licenses',
    ],
    linkedinUrl: exampleLink('video-editor'),
  },
  {
    id: 7,
    title: 'Backend Developer',
    company: company.name,
    location,
    category: 'Backend',
    description:
      'You design and build the parts of client applications that nobody sees: APIs, databases, payment and shipping connections, scheduled jobs and the logs that explain a failure at night. Most projects run on Node.js with TypeScript or on Laravel, with PostgreSQL or MySQL. You write tests for the rules that matter to the business and keep personal data to what is needed. You estimate your own tasks and say early when an estimate was wrong.',
    requirements: [
      'Three years of backend work with Node.js or Laravel',
      'Good knowledge of SQL, indexes and transactions',
      'Experience with one Indian payment gateway, such as Razorpay or PayU',
      'Secure handling of sign-in, secrets and personal data',
      'Automated tests and code review as a habit',
    ],
    linkedinUrl: exampleLink('backend-developer'),
  },
  {
    id: 8,
    title: 'Frontend Developer',
    company: company.name,
    location,
    category: 'Frontend',
    description:
      'You turn designs into web interfaces that work for everybody: with a mouse, a keyboard, a screen reader and a cheap phone on a weak connection. Most of our interfaces are written in React and TypeScript. You agree on components with the designer, connect them to the API, measure loading times and fix what is slow. You take part in code reviews and help to keep the shared component library small.',
    requirements: [
      'Two years of work with React and TypeScript',
      'Confident command of semantic HTML, CSS layout and forms',
      'Practice in accessibility, with the WCAG as your yardstick',
      'Component and browser tests',
      'An eye for spacing, type and states such as empty and error',
    ],
    linkedinUrl: exampleLink('frontend-developer'),
  },
  {
    id: 9,
    title: 'Full Stack Developer',
    company: company.name,
    location,
    category: 'Full Stack',
    description:
      'You take small and medium web applications, such as booking systems for clinics, dealer portals for manufacturers or order tools for wholesalers, from the first talk with the client to live operation. You choose simple solutions, build interface and server yourself, and set up deployment, backups and monitoring. On larger projects you work in a team of three or four. You write short documentation that lets the next developer start within a day.',
    requirements: [
      'Three years of work across browser, server and database',
      'React with TypeScript, and Node.js or Laravel',
      'Linux servers, containers and a CI pipeline',
      'Talking with clients about scope, cost and risk',
      'One project you carried from start to live use and can show',
      'Working English; Hindi for client visits',
    ],
    linkedinUrl: exampleLink('full-stack-developer'),
  },
  {
    id: 10,
    title: 'Graphic Designer',
    company: company.name,
    location,
    category: 'Design',
    description:
      'You design logos, social media posts, ad banners, brochures and page layouts for clients who often have no brand guide yet. You start with questions and sketches, present two directions with reasons, and carry the chosen one through print and screen. Text in Hindi and English gets equal care. You check contrast and small sizes before a design leaves the desk, and hand developers clean files with named layers.',
    requirements: [
      'A portfolio with logo, social media and print work',
      'Figma, Illustrator and Photoshop',
      'Good typography in Latin and Devanagari scripts',
      'Knowledge of print preparation: bleed, CMYK and paper formats',
      'Calm handling of feedback and deadlines',
    ],
    linkedinUrl: exampleLink('graphic-designer'),
  },
]
