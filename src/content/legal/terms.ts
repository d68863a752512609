import { paths } from '../../paths'
import { company, mailLink } from '../company'
import type { LegalPage } from './legal-page'

/** A draft: have a lawyer check it before the site goes live. */
export const content: LegalPage = {
  title: 'Terms and Conditions',
  description: `The terms for using the ${company.name} website: what you may copy, what the texts can and cannot promise, liability, and the courts that decide.`,
  path: paths.terms,
  heading: 'Terms and Conditions',
  lead: `These terms apply to the use of ${company.domain}. Paid work is governed by the proposal and contract both sides sign.`,
  updated: '2026-11-20',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        [
          `This website is run by ${company.legalName}, ${company.address.street}, ${company.address.locality} ${company.address.postalCode}, ${company.address.region}, ${company.country} (registration `,
          { nowrap: company.registration },
          '), called “we” below. By using the site you accept these terms. If you do not agree with them, please do not use it.',
        ],
        'Nothing on the site is an offer that binds us by itself. A request sent through a form, or a call you schedule, costs nothing and commits neither side. A contract comes about only when both sides accept a written proposal that names the work, the price in rupees and the dates.',
      ],
    },
    {
      id: 'use-license',
      heading: 'Use license',
      blocks: [
        'You may read, print and save pages for your own use or inside your business. You may link to any page, and quote short passages if you name the source with a link.',
        [
          'The ',
          { text: 'free PDF guides', path: paths.freePdf },
          ' may be used and passed on inside your company, unchanged and free of charge. Without our written consent you may not:',
        ],
        {
          list: [
            'publish our texts, pictures, videos or guides as your own, or sell them;',
            'remove copyright or source notes;',
            'use our name or logo in a way that suggests we work for you or recommend you;',
            'overload the site, probe it for weaknesses without our agreement, or send forms by machine.',
          ],
        },
        'This permission ends if you break these terms. You then have to delete the copies you made.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      blocks: [
        'The articles, guides and examples give general information. We write them with care, but search engines, advertising platforms and laws change, and a page may lag behind. They are not legal, tax, medical or financial advice, and the health-care pages on this site are a demonstration only.',
        'We do not promise a position in search results, a number of leads or a return on advertising. Figures on the site describe ranges or worked examples. Your own result depends on your market, budget, website and competitors, and on decisions of platforms that we do not control.',
        'The site is provided as it is. We try to keep it available and free of errors, and cannot guarantee either.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'As far as the law allows, we are not liable for loss that comes from using this free website or relying on its texts, such as lost profit, lost data or business interruption. Liability for paid work is set out in the contract for that work.',
        'Nothing here limits liability that cannot be limited by law, for example for fraud or willful harm, or the rights consumers have under the Consumer Protection Act, 2019.',
      ],
    },
    {
      id: 'revisions',
      heading: 'Revisions',
      blocks: [
        [
          'Texts, prices and pictures on the site may contain technical or typing errors. We may correct or update them at any time without notice, and do not promise to do so by a certain day. If you find a mistake, a line to ',
          mailLink,
          ' is welcome.',
        ],
      ],
    },
    {
      id: 'external-links',
      heading: 'External links',
      blocks: [
        'Some pages link to other websites, such as official documentation, map services, social networks and job portals. We choose these links with care, but do not run those sites, and a link is no endorsement of everything on them. Their owners are responsible for their content, and their own terms and privacy policies apply.',
        'If a link leads to something unlawful or no longer works, tell us and we will check it.',
      ],
    },
    {
      id: 'modifications',
      heading: 'Modifications',
      blocks: [
        'We may change these terms, for example when the site gains a function or the law changes. The date at the top shows the last change. The version on this page when you visit is the one that applies to that visit. A change never alters a contract that has already been signed.',
        'We may also change, pause or end any part of the site.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      blocks: [
        [
          'How we handle personal data is explained in our ',
          { text: 'privacy policy in full', path: paths.privacyPolicy },
          '. It lists each field of the forms, the purpose, how long we keep the data and how to have it removed.',
        ],
        [
          'Money matters that arise from paid services, such as cancellation, are covered by the ',
          { text: 'refund rules for paid services', path: paths.refundPolicy },
          '.',
        ],
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        `These terms are governed by the laws of India. The courts in ${company.city}, ${company.state}, have exclusive jurisdiction over disputes about this website and these terms, except where the law lets a consumer complain elsewhere, such as to the consumer commission at the place of residence.`,
        [
          'Before going to court, please write to ',
          mailLink,
          ' and give us 30 days to settle the matter. If one part of these terms is found invalid, the other parts stay in force.',
        ],
      ],
    },
  ],
}
