import { paths } from '../../paths'
import { company } from '../company'
import type { Article } from './article'

export const content: Article = {
  path: paths.facebookMarketing,
  title: 'Facebook marketing: audiences explained',
  description:
    'This guide explains saved, custom and lookalike audiences in Meta Ads Manager: sources, sizes, Advantage+ audience and consent for uploaded lists.',
  keywords: [
    'Facebook marketing',
    'custom audience',
    'lookalike audience',
    'saved audience',
    'Advantage+ audience',
    `Facebook ads ${company.city}`,
  ],
  heading: 'Facebook marketing: saved, custom and lookalike audiences',
  lead: 'Every Facebook and Instagram ad has to say who should see it. Meta Ads Manager offers three kinds of audience and a system, Advantage+, that decides how strictly to follow them. Here is what each one does as of November 2026.',
  sections: [
    {
      id: 'page-and-ads',
      heading: 'What the Page does and what ads do',
      blocks: [
        'A Facebook Page shows opening hours, reviews and proof that you exist. Its unpaid posts reach only part of your followers.',
        [
          'New customers mostly come through ads, which you build in Ads Manager in three levels: the campaign has the goal, the ad set has the audience and the budget, the ad has the picture and text. Indian accounts pay 18% GST on top of the spend. Our ',
          { text: 'social media services', path: paths.socialMedia },
          ' cover both sides.',
        ],
      ],
    },
    {
      id: 'saved-audience',
      heading: 'Saved audience: a\u00A0filter you can reuse',
      blocks: [
        'A saved audience stores a set of choices: places, age, gender, languages and detailed targeting such as interests, plus any custom audiences to include or exclude. You make it under Audiences or by saving the choices of an ad set. It contains no list of people, so it has no minimum size, but a tiny one delivers badly.',
        'Example: women and men aged 24 to 45 within 8\u00A0km of a gym, English and Hindi. Save it once, and the next campaign takes a minute. Meta has merged or removed many interests, and you can no longer exclude people by interest; exclusions are made with custom audiences.',
      ],
    },
    {
      id: 'custom-audience',
      heading: 'Custom audience: people who already know you',
      blocks: [
        'A custom audience holds people who had contact with you. The source decides how they are recognized.',
        {
          table: {
            caption: 'Common sources of a custom audience',
            columns: ['Source', 'What you need', 'How long people stay in it'],
            rows: [
              ['Website', 'Meta Pixel or Conversions API, and consent', 'Up to 180 days'],
              ['App activity', 'Meta SDK or a measurement partner', 'Up to 180 days'],
              [
                'Customer list',
                'Email addresses or phone numbers, and permission',
                'Until you remove them',
              ],
              [
                'Facebook and Instagram engagement',
                'Nothing to install: video views, profile, Page or form activity',
                'Up to 365 days for most kinds',
              ],
            ],
          },
        },
        'Meta needs at least 100 matched people before an ad can use the audience; below about 1,000, delivery is patchy. Expect a list of 800 customers to match only in part.',
        [
          'Audiences that no active ad set has used for two years are deleted. Meta also blocks audiences whose name or rules suggest a health condition or financial status, so a clinic must not build one called “diabetes patients”. Details are in ',
          {
            text: 'Meta’s overview of custom audiences',
            href: 'https://www.facebook.com/business/help/744354708981227',
          },
          '.',
        ],
      ],
    },
    {
      id: 'lookalike-audience',
      heading: 'Lookalike audience: new people who resemble a source',
      blocks: [
        'You choose a source, usually a custom audience of buyers, then a country and a size from 1% (closest) to 10% (broadest) of the people there. Meta looks for others with similar traits and leaves the people in the source out. The result is renewed every few days while an ad set uses it.',
        [
          'The source needs at least 100 people from one country; ',
          {
            text: 'Meta’s lookalike guidance',
            href: 'https://www.facebook.com/business/help/164749007013531',
          },
          ' recommends 1,000 to 5,000. Quality counts more: 1,200 repeat buyers beat 5,000 names from a lucky draw. One percent of India is millions of people, so a shop still sets its own city as the location.',
        ],
      ],
    },
    {
      id: 'advantage-audience',
      heading: 'What Advantage+ audience changes',
      blocks: [
        [
          'New ad sets normally start with Advantage+ audience switched on. Some of your inputs then become suggestions: age range, gender, interests, and the custom or lookalike audiences you include. Meta may show the ad to others when it expects better results. ',
          {
            text: 'Meta’s developer documentation',
            href: 'https://developers.facebook.com/documentation/ads-commerce/marketing-api/audiences/reference/targeting-expansion/advantage-audience',
          },
          ' names the limits it keeps: location, minimum age, language and excluded custom audiences.',
        ],
        'A saved audience loaded into such an ad set works the same way, so read each field again afterward. To reach only your list of past customers, turn Advantage+ audience off for that ad set and clear any box that lets Meta go beyond your selection. For finding new customers, leaving it on is usually worth a test, because the system learns from the sales you report back.',
      ],
    },
    {
      id: 'list-consent',
      heading: 'Consent of the people on your list',
      blocks: [
        [
          'Hashing hides phone numbers during the upload. It does not replace permission. The ',
          {
            text: 'customer list terms',
            href: 'https://www.facebook.com/legal/terms/customaudience',
          },
          ' make you confirm that you may use the data. The consent-notice rule under the Digital Personal Data Protection Act applies from May 2027; work by it now.',
        ],
        {
          steps: [
            'Ask at collection, in a sentence of its own: “We may use your number to show you our ads on Facebook and Instagram. Reply STOP to end this.” No box ticked in advance.',
            'Record who agreed, when and to which words.',
            'Upload only those people. Never upload bought lists, patient files or contacts under 18; the Act bars targeted ads directed at children.',
            'Remove whoever withdraws, from your file and from the audience, and make that as easy as agreeing was.',
          ],
        },
      ],
    },
    {
      id: 'first-setup',
      heading: 'A first setup on a small budget',
      blocks: [
        {
          note: 'Example at ₹600 a day: ₹450 for an ad set on Advantage+ audience, limited to your city, excluding customers; ₹150 for website visitors and Instagram engagers of the past 60 days. Leave both alone for two weeks. Compare the cost per real inquiry, not per click.',
        },
        [
          'Three overlapping lookalikes on this budget would only bid for the same people. If buyers already search for what you sell, compare with ',
          { text: 'Google Ads management', path: paths.googleAds },
          ' first.',
        ],
      ],
    },
  ],
  callToAction: { label: 'Get your audiences reviewed', path: paths.contact },
}
