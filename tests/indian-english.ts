/**
 * The words of the site: Indian English, which spells like British English. `tests/unit/indian-english.test.ts` looks
 * for these words in all that visitors read. Add a word when one slips through.
 */

/**
 * What eSpeak NG, the voice of NVDA and Orca, says wrongly, and what to write instead. Heard with its voice en-gb,
 * version 1.51; the first two are findings/espeak-rupee.sh and espeak-en-dash.sh.
 */
export const spokenWrongly: readonly (readonly [written: RegExp, heardAndInstead: string])[] = [
  [/\d,\d\d,\d{3}/g, '“one twenty thousand”: ₹1.2 lakh'],
  [/\d[\w %]{0,6}[–—] ?₹?\d|\w[–—](?=\w)|day – \w+day/g, '“five seven”: 5 to 7'],
  [/(?<![-\w])\d{1,3}-₹?\d{1,3}(?![-\d])|(?:%|\b[ap]m) ?- ?\d/g, '“five dash seven”: 5 to 7'],
  [/₹ ?[\d.,]+ ?(?:k|l|cr)\b/gi, '“ten kay”, “two el”: ₹10,000, ₹2 lakh'],
  [/₹[\d.,]+(?: lakh| crore)?\/\w+/g, '“slash month”: a month'],
]

/** American words, as regular expressions without regard to case, and what to write instead. */
// prettier-ignore
export const americanWords: readonly (readonly [american: string, indian: string])[] = [
  ['colou?rize\\w*|(?:dis|mis)?(?:color(?!ad)|favor|flavor|harbor|honor(?!ar|if)|humor(?!ous)|labor(?!at|ious)|behavior|neighbor)\\w*|(?:odor|rumor|savor|vapor|vigor)s?', '-our: colour, favour, honour, labour, behaviour, odour'],
  ['center(?:s|ed|ing)?|centerpiece|(?:kilo|centi|milli)?(?:lit|met)ers?|(?:fiber|theater|caliber|luster|somber|specter)s?', '-re: centre, litre, metre, fibre, theatre'],
  ['(?!(?:over|down|re|cap)?siz|priz|seiz|maiz)[a-z]{2,}iz(?:es?|ed|ing|ers?|ations?|ational|able)|(?:anal|paral|catal)yz(?:es?|ed|ing|ers?)', '-ise, -yse: organise, organisation, analyse'],
  ['(?:cancel|channel|counsel|dial|equal|fuel|funnel|initial|label|level|marvel|model|parcel|pencil|quarrel|rival|signal|total|travel|tunnel)(?:ed|ing|ers?|ors?)|jewelry|woolen', 'two l: labelled, travelling, counsellor, jewellery, woollen'],
  ['(?:enroll|fulfill|distill|instill)s?|(?:enroll|fulfill|install)ments?|skillful\\w*|willful\\w*', 'one l: enrol, fulfil, instalment, skilful'],
  ['licenses?', 'licence (noun). The verb is “license”: write around it'],
  ['(?:to|will|can|must|should) practice|practic(?:ed|ing)', 'practise (verb)'],
  ['(?:of|de)fenses?|pretenses?', '-ce: offence, defence, pretence'],
  ['(?:catalog|dialog|analog)s?', '-gue: catalogue, dialogue, analogue'],
  ['(?:degree|government|health|loyalty|partner|referral|reward|self-help|training|wellness)s? programs?', 'programme (“program” is software)'],
  ['(?:an|leuk)emi[ac]\\w*|anesth\\w*|diarrhea|esophag\\w*|estrogen\\w*|fetus\\w*|fetal|gynecolog\\w*|hemo(?:globin|philia|rrhage|dialysis)\\w*|orthopedic\\w*|pediatric\\w*|maneuver\\w*', 'ae or oe: anaemia, oestrogen, paediatric, manoeuvre'],
  ['inquir(?:y|ies|es?|ed|ing|ers?)', 'enquiry, enquire'],
  ['gr[a]y(?:s|ish|scale)?', 'grey'],
  ['r[eé]sum[eé]s?(?<!resume|resumes)|curriculum vitae', 'CV'],
  ['(?:after|back|in|out|to|up|down)ward(?= (?:from|to|in|on|again|whether)|[.,;:]|$)|toward|afterward', '-wards: towards, afterwards, backwards'],
  ['(?:bank|blank|cash|paper|by) checks?|checkbooks?', 'cheque'],
  ['specialt(?:y|ies)|(?:judg|acknowledg)ments?', 'speciality, judgement, acknowledgement'],
  ['aging|artifacts?|cozy|moms?|mold|pajamas|plow|skeptic\\w*|tires|aluminum|mustaches?', 'ageing, artefact, cosy, mum, mould, pyjamas, plough, sceptic, tyre, aluminium, moustache'],
  ['math|gotten|e-mails?', 'maths, got, email'],
  ['cell ?phones?|zip codes?', 'mobile, PIN code'],
  ['sidewalks?|crosswalks?|parking lots?|gas stations?|shopping carts?', 'footpath, zebra crossing, car park, petrol pump, trolley or basket'],
  ['fill(?:ed|ing)? out|mends?|mended|mending', 'fill in, repair'],
  ['(?:send|sends|sent|its|the|your|our|ads,) mails|mails', 'emails'],
  ['(?:mon|tues|wednes|thurs|fri|satur|sun)day through', 'Monday to …'],
  ['[ap]\\.m\\.|\\d[ap]m|(?:1[3-9]|2[0-3]):[0-5]\\d', '10 am, 6:30 pm'],
  ['million rupees', 'lakh, crore'],
]

/** Texts that stay as they are, with the reason. */
export const keptTexts: readonly (readonly [text: string, reason: string])[] = [
  ['Search Engine Optimization', 'the name of the service, in menu and cards'],
  ['Wellness Programs', 'the name of a card of the health-care page'],
  ['Please fill out all required fields (Name, Email, Phone).', 'agreed wording of the form'],
  ['World Health Organization', 'its own name'],
  ['Consent Initialization', 'a trigger’s name in Google Tag Manager'],
  ['“Initialization”', 'the same'],
  ['Ads Transparency Center', 'Google’s name of it'],
  ['Merchant Center', 'Google’s name of it'],
  ['color-mode', 'a key in the browser’s storage'],
  ['color-scheme', 'the same'],
]

/**
 * Headings and labels whose agreed wording is in title case. All others are in sentence case: see
 * `docs/decisions/0024-sentence-case.md`.
 */
// prettier-ignore
export const quotedHeadings: readonly string[] = [
  '404 - Blog Not Found', 'About Company', 'About Us', 'Achieve Lasting Growth', 'Book a Meeting',
  'Connect with Us', 'Contact Us', 'Current Job Openings', 'Current Openings', 'Download Free PDF Form',
  'Experience Real Growth', 'Get in Touch', 'Get SEO Checklist', 'Google Sheet Table', 'Join Our Team',
  'Latest Blog Posts', 'Latest Blogs', "Let's Connect With Us", "Let's Talk", 'Meet the Team',
  'Our Key to Excellence', 'Our Services', 'Privacy Policy', 'Proposed Plan of Action', 'Refund Policy',
  'Related Articles', 'Schedule a Call', 'Terms & Conditions', 'Terms and Conditions', 'Thank You',
  'Transform Your Health with Digital Solutions', 'Unexpected Application Error!',
]

/** Names in headings, besides the company and its services. Write a product as its maker does. */
// prettier-ignore
export const properNames: readonly string[] = [
  'Admin', 'Adobe Animate', 'Advantage', 'Amazon', 'Android', 'Business Profile', 'Core Web Vitals',
  'Cumulative Layout Shift', 'DPDP Act', 'English', 'Facebook', 'Flipkart', 'Facebook Page', 'Google',
  'Google Ads', 'Google Maps', 'Hindi', 'Holi', 'India', 'Indore', 'Instagram', 'Interaction to Next Paint',
  'Largest Contentful Paint', 'Meta', 'PageSpeed Insights', 'Performance Max', 'Search Console',
  ...'January February March April May June July August September'.split(' '),
  ...'October November December Monday Tuesday Wednesday Thursday'.split(' '),
  ...'Friday Saturday Sunday'.split(' '),
]
