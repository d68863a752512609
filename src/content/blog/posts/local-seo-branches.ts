import { blogPostPath, paths } from '../../../paths'
import { company } from '../../company'
import type { Post } from '../post'

export const post: Post = {
  id: 'local-seo-branches',
  title: 'Local SEO for a shop with several branches',
  author: 'Asha Verma',
  date: '22 September 2026',
  isoDate: '2026-09-22',
  category: 'SEO',
  imageAlt: '',
  description:
    'Three branches need three profiles, three pages and three sets of reviews. A plan for owners who have one person and an hour a month for it.',
  content: `Every branch is found in its own neighborhood. So each shop needs a Maps profile, a page and reviews of its own, plus one named person who keeps it all correct. Google orders local results by relevance, distance and how well known a place is, and says plainly that nobody can pay for a better place among them. You will hardly make your Ujjain shop appear to someone standing in ${company.city}. You can make sure that the person 800 meters away sees the right hours, a number that is answered and a recent photo of the entrance. Here is the work for a chain of two to fifteen shops.`,
  subsections: [
    {
      heading: 'One profile per branch',
      items: [
        {
          tool: 'Google Business Profile',
          url: 'https://business.google.com/',
          content: [
            'Most chains already have more profiles than they know of. Staff, customers and former agencies create them, and duplicates split your reviews. Find them all before you add anything.',
            'A chain with ten or more locations can ask for verification in bulk. With fewer, each branch is verified by itself, nowadays often with a video of the street, the signboard and the inside. Do it during opening hours with someone who has the keys.',
          ],
          steps: [
            'Write a sheet with one line per branch: name on the board, address, PIN code, phone, hours.',
            'Search Google Maps for each branch by name, by old name and by phone number.',
            'Claim what exists, report real duplicates, and add only what is missing.',
            'Put all profiles into one business group owned by an email address of the firm, not of an employee or an agency.',
          ],
        },
        {
          tool: 'Names, categories and phones',
          content: [
            'All branches carry the same name, the one on the signboard. “Sharma Electronics Best AC Dealer Vijay Nagar” breaks the rules, and a competitor can report it. The area belongs in the address.',
            'Use the same main category everywhere, and add others only where a branch truly differs, such as a repair counter. Give each branch a number that rings in that branch.',
            'Set special hours before Diwali, Holi and election days. A closed shutter in front of someone who drove there is how one-star reviews are made.',
          ],
        },
      ],
    },
    {
      heading: 'One page per branch on your site',
      items: [
        {
          tool: 'What a branch page must hold',
          content: [
            'Eight copies of one text with the area name swapped help nobody, and Google treats such doorway pages as spam. A branch page earns its place with facts that are true only there:',
            {
              list: [
                'address as people describe it, with a landmark, PIN code and a map link',
                'hours, weekly off and where to park',
                'photos of the front and the inside, taken this year',
                'what this branch has and the others lack',
                'who runs it, with a first name and a role',
                'phone and WhatsApp of this branch',
              ],
            },
            'Link each page from a list of branches, and link the profile of each branch to its own page instead of the home page.',
          ],
        },
        {
          tool: 'Rich Results Test',
          url: 'https://search.google.com/test/rich-results',
          content: [
            [
              'Structured data repeats the facts of the page in a form that machines read without guessing. For a local business, Google asks for at least the name and the address; phone, hours, coordinates and the page address are recommended. Choose the most specific type, such as ',
              { code: 'ElectronicsStore' },
              '.',
            ],
            'It will not put stars under your own result: ratings that a business publishes about itself are not shown.',
          ],
          steps: [
            [
              'Ask your developer for one ',
              { code: 'LocalBusiness' },
              ' block on each branch page.',
            ],
            'Paste the address of the page into the test and open the item it finds.',
            'Compare name, address, phone and hours letter by letter with the map profile.',
          ],
        },
        {
          tool: 'Links that say where they came from',
          content: [
            [
              'Add a label to the website link in each profile, for example ',
              { code: 'utm_source=google' },
              ', ',
              { code: 'utm_medium=organic' },
              ' and ',
              { code: 'utm_campaign=maps-ujjain' },
              '. In Analytics you then see visits and inquiries by branch.',
            ],
            [
              'How to count the calls and chats that follow is described in ',
              { text: 'our post on counting leads', path: blogPostPath('measure-leads') },
              '.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Reviews that stay within the rules',
      items: [
        {
          tool: 'Asking for reviews',
          content: [
            'Ask everyone, not only the happy ones. Each profile offers a short review link; print it as a QR code on the bill of that branch, or send it by WhatsApp the next day.',
            'Discounts, gifts and lucky draws for a review have long been forbidden. Since April 2026 the policy also names practices that many shops thought harmless: review targets for staff, asking customers to mention an employee by name, and pressing people to write while they are still in the shop. Take the tablet off the counter.',
            'A profile that breaks these rules can lose reviews, stop receiving new ones for a time, or show a public warning.',
          ],
        },
        {
          tool: 'Answering reviews',
          content: [
            'Answer within two or three days, from the account of the firm, in the language of the review. Thank briefly. For a complaint, state what you will do and move the rest to the phone.',
            'A clinic must not confirm that the writer was a patient. “Please call us so that we can look into this” is enough.',
          ],
        },
      ],
    },
    {
      heading: 'Other maps and the monthly hour',
      items: [
        {
          tool: 'Apple Business',
          url: 'https://business.apple.com/',
          content: [
            'Apple Maps and Siri take their entries from Apple Business, which replaced Business Connect in April 2026. Listing your places is free. Apple checks firms more strictly, so keep documents such as the GST certificate, and access to your domain settings, at hand.',
          ],
        },
        {
          tool: 'Bing Places for Business',
          url: 'https://www.bingplaces.com/',
          content: [
            'Bing can take over your locations from Google, which makes this a job of half an hour. The entries feed Bing Maps and the answers of Copilot.',
          ],
        },
        {
          tool: 'A routine of one hour a month',
          content: ['Put it in the calendar of one named person, with a deputy.'],
          steps: [
            'Search for each branch on a phone and read the profile as a stranger would.',
            'Check for edits you did not make, wrong hours and new duplicates.',
            'Add one true photo per branch.',
            'Answer the reviews that are still open.',
            'Note calls, direction requests and website clicks per branch in the sheet.',
          ],
        },
        {
          tool: 'When a branch moves or closes',
          content: [
            'For a move in the same city, change the address in the existing profile; the reviews normally stay. For a closed shop, mark it “Permanently closed” and redirect its page to the nearest branch. Deleting the profile does not remove the place from the map, it only removes your control over it.',
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Tomorrow, before opening time, search Google Maps for each of your phone numbers, old ones included. Write down every profile you find and who owns it. That list decides everything else, and it takes twenty minutes.',
    [
      'Corrections show within days. Better positions, where they come, take months and depend on the competition nearby. If you would rather hand over the cleaning up, read what ',
      { text: 'our local SEO work', path: paths.localSeo },
      ' covers.',
    ],
  ],
}
