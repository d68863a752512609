/**
 * Invented results, clients and quotes. Replace them with true ones before the site goes live:
 * published as they are, they would mislead visitors. The people in `team.ts` and the founder in
 * `about.ts` are invented too.
 */

/** A result as a range over past projects. */
export type Statistic = {
  readonly name: string
  readonly value: string
  readonly description: string
  /** Kebab-case key of the icon. Decorative: the name says the same in words. */
  readonly icon: string
}

export type Client = {
  /** Rendered as text: clients have no logo file. */
  readonly name: string
  /** Business and place, in a few words. */
  readonly kind: string
}

export type Testimonial = {
  /** Without quotation marks: it is rendered as a `blockquote`. */
  readonly quote: string
  readonly name: string
  readonly role: string
}

export const statistics: readonly Statistic[] = [
  {
    name: 'Revenue',
    value: '2X to 6x',
    description: 'Online sales in the first year of a project, against the year before.',
    icon: 'revenue',
  },
  {
    name: 'Leads',
    value: '3X to 8X',
    description: 'Calls, forms and WhatsApp messages from new customers, per month.',
    icon: 'leads',
  },
  {
    name: 'Social Engagement',
    value: '4X to 8X',
    description: 'Comments, shares, saves and replies on the pages we look after.',
    icon: 'social-engagement',
  },
  {
    name: 'Brand Exposure',
    value: '100 to 1000%',
    description: 'Increase in how often a name appears in search results and feeds.',
    icon: 'brand-exposure',
  },
]

export const clients: readonly Client[] = [
  { name: 'Satpura Threads', kind: 'Handloom store, Indore' },
  { name: 'Kaner Dental', kind: 'Clinic, Ujjain' },
  { name: 'Vindhya Gearworks', kind: 'Machine parts, Mandideep' },
  { name: 'Betwa Grain', kind: 'Pulse exporter, Vidisha' },
  { name: 'Second Bell', kind: 'Coaching institute, Sagar' },
  { name: 'Mahua Table', kind: 'Restaurant, Sehore' },
]

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'For three months little changed. From the fourth on, people came in with our Maps listing open on their phone.',
    name: 'Rukhsana Ali',
    role: 'Owner, handloom store',
  },
  {
    quote:
      'They told us to stop half of our ads. The calls stayed the same, and we spend ₹22,000 less a month.',
    name: 'Prakash Solanki',
    role: 'Dentist',
  },
  {
    quote:
      'The new site took two weeks longer than planned, and we heard it early. Every login is in our name.',
    name: 'Harpreet Gill',
    role: 'Director, machine parts maker',
  },
]
