import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.graphicDesign,
  title: 'Graphic Design Services',
  description:
    'Logo, banner and web template design: examples, steps, the files you receive, and whether you need a new logo or a redrawn one.',
  keywords: ['graphic design', 'logo design', 'banner design', 'web template'],
  heading: 'Graphic Design Services',
  lead: 'We design logos, banners and web templates that stay readable at the size people see them. The examples were drawn for this page to show the kind of work; they are not client projects.',
  tilesHeading: 'Examples',
  tiles: [
    {
      picture: 'logo-design',
      name: 'Logo',
      description:
        'One mark in color, in a single color and very small. It has to work on a rubber stamp and in a browser tab.',
    },
    {
      picture: 'banner-design',
      name: 'Banner',
      description:
        'One festival offer in wide, square and tall shapes. The price and the date stay legible in each.',
    },
    {
      picture: 'web-template',
      name: 'Web template',
      description: 'A home page for desktop and phone: the same content in a different order.',
    },
  ],
  sections: [
    {
      id: 'steps',
      heading: 'How a design is made',
      blocks: [
        {
          steps: [
            'You fill in a one-page brief: who sees it, where, and what they should do.',
            'We show two or three sketches in black and white.',
            'You choose one and we refine it, in two rounds of changes.',
            'You receive the final files.',
          ],
        },
        'A logo typically takes two to three weeks, a set of banners two to four working days, and a template two to three weeks. Slow feedback is the usual reason for more.',
      ],
    },
    {
      id: 'included',
      heading: 'What you receive',
      blocks: [
        {
          list: [
            'Vector files (SVG and PDF) that a signboard maker can use',
            'PNG files with a transparent background',
            'Color values, font names and their licenses',
          ],
        },
        'Printing, photo shoots and trademark searches are not included. For a trademark, ask an attorney before you order signboards.',
      ],
    },
    {
      id: 'terms',
      heading: 'Price and your part',
      blocks: [
        'Each item has a fixed price with two rounds of changes; further rounds are charged by the hour. The quote also names the rights you get.',
        [
          'Send old files, exact wording in Hindi and English, and three designs you like with the reason why. Turning a template into a working site is ',
          { text: 'web development', path: paths.webDevelopment },
          '.',
        ],
      ],
    },
    {
      id: 'decide',
      heading: 'New logo, or the old one redrawn?',
      blocks: [
        'If customers know your sign from the street, redraw it cleanly and keep its shape and color. Choose a new one if the name changes, if the mark looks like a competitor, or if it cannot be read at the size of a phone icon.',
        {
          note: 'Count what follows, too. As an example, a ₹15,000 logo can mean ₹1,50,000 of new signboards, packaging and uniforms.',
        },
        [
          'Banners for ads should match the campaign, so read about ',
          { text: 'social media marketing', path: paths.socialMedia },
          ' first.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
