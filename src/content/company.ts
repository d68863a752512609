/**
 * All facts about the company, used everywhere. They are placeholders: replace them and the logo. The
 * domain is reserved (https://www.rfc-editor.org/rfc/rfc2606) and the numbers reach nobody.
 */
export const company = {
  name: 'Banyan Loop',
  legalName: 'Banyan Loop Digital Private Limited',
  tagline: 'Roots that reach. Growth that loops back.',
  description: 'A digital marketing and IT agency in Bhopal, Madhya Pradesh, India.',
  city: 'Bhopal',
  state: 'Madhya Pradesh',
  country: 'India',
  countryCode: 'IN',
  region: 'central India',
  address: {
    street: '4th Floor, Plot 21, Zone II, Maharana Pratap Nagar',
    locality: 'Bhopal',
    region: 'Madhya Pradesh',
    postalCode: '462011',
  },
  geo: { latitude: 23.2332, longitude: 77.4343 },
  email: 'hello@banyanloop.example',
  /** Display text; `tel:` links use only the plus and the digits. The first is the main number. */
  phones: ['+91 755 555 0121', '+91 755 555 0122', '+91 755 555 0123', '+91 755 555 0124'],
  /** Digits with the country code, such as '917555550121'. Empty: no link to WhatsApp is shown. */
  whatsApp: '' as string,
  openingHours: { days: 'Monday to Saturday', opens: '10:00', closes: '18:30' },
  /** Number of the Indian small-business registration (Udyam). */
  registration: 'UDYAM-MP-10-0000000',
  domain: 'www.banyanloop.example',
  foundedYear: 2016,
  social: {
    facebook: 'https://www.facebook.com/banyanloop.example',
    instagram: 'https://www.instagram.com/banyanloop.example',
    linkedin: 'https://www.linkedin.com/company/banyanloop-example',
    x: 'https://x.com/banyanloop_ex',
  },
  /** Days after which an unsuccessful lead is deleted. Promised under each form and in the privacy policy. */
  leadRetentionDays: 180,
} as const

/** Links to the mailbox and the main number, for running text. */
export const mailLink = { text: company.email, href: `mailto:${company.email}` }
export const phoneLink = {
  text: company.phones[0],
  href: `tel:${company.phones[0].replace(/[^+\d]/g, '')}`,
}
