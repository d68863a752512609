/** The content as pages get it. The types follow from the schemas, with Markdown parsed and pictures found. */
import type { AnyObjectSchema, InferType } from 'yup'

import type * as schemas from './schemas'
import type { Block, Picture, RichText, TextSection } from './text'
import type { Texts } from './texts'

/** Values of a schema, with some fields replaced. */
type Compiled<Schema extends AnyObjectSchema, Replaced = object> = Readonly<
  Omit<InferType<Schema>, keyof Replaced | 'sample'>
> &
  Readonly<Replaced>

export type Company = Compiled<
  typeof schemas.company,
  {
    phones: readonly [string, ...string[]]
    /** `shown` are both times as the language writes them. */
    openingHours?: InferType<typeof schemas.company>['openingHours'] & {
      readonly shown: readonly [opens: string, closes: string]
    }
  }
>

export type PostCategory = (typeof schemas.postCategories)[number]

/** A part of a subsection: a tool, a technique, a step. */
export type PostItem = {
  /** Its heading, also part of its external link's text: `Click {tool}`. */
  readonly tool: string
  readonly content: readonly Block[]
  readonly url?: string
}

export type PostSubsection = {
  readonly heading: string
  readonly content: readonly Block[]
  readonly items: readonly PostItem[]
}

export type Post = Compiled<
  typeof schemas.post,
  {
    /** The last part of its URL, the name of its file. */
    id: string
    /** Its own picture; without one, the cover is drawn. */
    image?: Picture
    /** The introduction. */
    content: RichText
    subsections: readonly PostSubsection[]
    conclusion?: readonly Block[]
  }
>

/** A post without its body, for lists. */
export type PostSummary = Pick<
  Post,
  'id' | 'title' | 'author' | 'date' | 'category' | 'image' | 'imageAlt' | 'lang'
> & {
  /** The post's description, or the first 100 characters of its introduction and `…`. */
  readonly excerpt: string
}

/** The blog list's first page, and what its filters need. */
export type PostList = {
  /** Newest first. */
  readonly firstPosts: readonly PostSummary[]
  /** How many posts there are. */
  readonly count: number
  /** The categories that posts have. */
  readonly categories: readonly PostCategory[]
}

/** A post and the posts that its page links to. */
export type PostWithRelated = { readonly post: Post; readonly related: readonly PostSummary[] }

/** Whether it is an invented example. */
type IsSample = { readonly sample?: boolean }

type PageText = { path: string; lead: RichText; sections: readonly TextSection[] }
export type Article = Compiled<typeof schemas.article, PageText>
type ServiceText = { questions: readonly Faq[]; relatedPost?: RichText; relatedService: RichText }
export type ServicePage = Compiled<typeof schemas.service, PageText & ServiceText>
export type CaseStudy = Compiled<typeof schemas.caseStudy, Omit<PageText, 'lead'>> & IsSample
export type CaseStudyFigure = CaseStudy['figures'][number]
/** A case study in lists. */
export type CaseStudySummary = Pick<
  CaseStudy,
  'title' | 'path' | 'sector' | 'city' | 'service' | 'summary' | 'sample'
>
export type LegalPage = Compiled<typeof schemas.legal, PageText> & {
  /** As of quotations from other pages. */
  readonly noindex?: true
}

type Load<Content> = () => Promise<{ content: Content }>
/** A page that is made from a template and a file, which is not yet loaded. */
export type ContentPage = {
  readonly path: string
  /** The day of the last change, or ''. */
  readonly updated: string
  /** As of an invented example. */
  readonly noindex?: true
} & (
  | { readonly kind: 'articles'; readonly load: Load<Article> }
  | { readonly kind: 'services'; readonly load: Load<ServicePage> }
  | { readonly kind: 'legal'; readonly load: Load<LegalPage> }
  | { readonly kind: 'work'; readonly load: Load<CaseStudy> }
)

/** The last part of a health post's URL is its `id`, the name of its file. */
export type HealthPost = Compiled<
  typeof schemas.healthPost,
  { id: string; sections: readonly TextSection[] }
>
export type HealthService = Compiled<typeof schemas.healthService>

export type Faq = Compiled<typeof schemas.faq, { answer: readonly Block[] }>
export type TeamMember = Compiled<typeof schemas.member, { image: Picture }>
export type Founder = Compiled<typeof schemas.founder, { image: Picture; text: readonly Block[] }>
export type BuiltInJob = Compiled<typeof schemas.job> &
  IsSample & { /** Address to apply to, if it is not the agency's. */ readonly email?: string }

/** A job opening of the content or of the jobs endpoint, whose ids may be numbers. */
export type Job = Omit<BuiltInJob, 'id' | 'requirements' | 'location' | 'linkedinUrl'> & {
  readonly id: number | string
  readonly requirements?: readonly string[] | string
  /** '' if there is none, as in many endpoints. */
  readonly location?: string
  /** An invented example. */
  readonly sample?: boolean
  /** URL to apply at. */
  readonly linkedinUrl?: string
}

export type Client = Compiled<typeof schemas.client, { logo: Picture }>
export type Testimonial = Compiled<typeof schemas.testimonial>
export type Statistic = Compiled<typeof schemas.statistic>
export type Services = Compiled<typeof schemas.services>
export type Service = Services['cards'][number]

export type GuideSection = {
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Smaller parts under the section's heading. */
  readonly parts: readonly { readonly heading: string; readonly blocks: readonly Block[] }[]
  /** Lines with a box to tick, with a pen. */
  readonly checklist: readonly string[]
}
/** The text of a PDF guide. Its `id` is the name of its file. */
export type Guide = Compiled<
  typeof schemas.guide,
  { id: string; sections: readonly GuideSection[]; samples: readonly string[] }
>
/** A guide on its card. */
export type GuideSummary = Pick<Guide, 'id' | 'title' | 'description'>
/** What the website says about a guide's PDF file, as `npm run guides` found it. */
export type PdfFile = {
  readonly pages: number
  readonly bytes: number
  /** Headings of its sections. */
  readonly contents: readonly string[]
  /** Pages shown as pictures, `public/images/guides/pages/{id}-1` and `-2`, with the headings on each. */
  readonly samples: readonly { readonly page: number; readonly headings: readonly string[] }[]
}

export type Redirect = Compiled<typeof schemas.redirect>

export type Navigation = Compiled<typeof schemas.navigation>

/** The site in one language. */
export type Edition = Pick<
  Texts['language'],
  'tag' | 'name' | 'inDefaultLanguage' | 'lengthFactor'
> & {
  /** Before the addresses of its pages: '' or, for example, `/hi`. */
  readonly prefix: string
}
/** Another edition. `paths` are the addresses, without a prefix, of the pages that both have. */
export type OtherEdition = Edition &
  Pick<Texts['language'], 'homeLink'> & { readonly paths: readonly string[] }
