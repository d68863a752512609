import { paths } from '../../paths'
import type { ServicePage } from './service-page'

export const content: ServicePage = {
  path: paths.appDevelopment,
  title: 'App Development Services',
  description:
    'App development with Flutter, React Native or Android Studio: whether you need an app at all, store fees, timing and what we need.',
  keywords: ['app development', 'Flutter', 'React Native', 'Android Studio', 'mobile app'],
  heading: 'App Development Services',
  lead: 'We build apps for Android and iPhone, from a delivery tracker to a student app. Before that, we ask whether a website would do the job for less.',
  tilesHeading: 'What we build with',
  tiles: [
    {
      picture: 'flutter',
      name: 'Flutter',
      description: 'Google’s toolkit: one code base and the same look on Android and iPhone.',
    },
    {
      picture: 'react-native',
      name: 'React Native',
      description:
        'One code base that uses the phone’s own controls. Handy if your website is built in React.',
    },
    {
      picture: 'android-studio',
      name: 'Android Studio',
      description:
        'Native Android apps in Kotlin, for scanners and other hardware. An iPhone version is a second project.',
    },
  ],
  sections: [
    {
      id: 'decide',
      heading: 'App or website?',
      blocks: [
        {
          list: [
            [
              { strong: 'App: ' },
              'people use it every week, it must work for hours without a network, or it needs location in the background or a scanner.',
            ],
            [
              { strong: 'Website: ' },
              'people come a few times a year to read, book or pay. Few will install an app for that.',
            ],
          ],
        },
        [
          'Undecided? Start with ',
          { text: 'a web application', path: paths.webDevelopment },
          '. Its server part can serve an app later.',
        ],
      ],
    },
    {
      id: 'time',
      heading: 'How long it takes',
      blocks: [
        [
          'A first version typically takes three to five months: screens, building, testing, store review. New personal accounts on Google Play must first run a test with 12 people for 14 days; organization accounts need a ',
          { nowrap: 'D-U-N-S number' },
          ' instead.',
        ],
        [
          'Google explains the ',
          {
            text: 'testing rule for new Play accounts',
            href: 'https://support.google.com/googleplay/android-developer/answer/14151465',
          },
          '.',
        ],
      ],
    },
    {
      id: 'price',
      heading: 'What it costs',
      blocks: [
        'We quote a fixed price for a clickable prototype, then a price for each stage. Some costs never go to us:',
        {
          table: {
            caption: 'Costs besides development',
            columns: ['Item', 'Cost'],
            rows: [
              ['Google Play account', 'US$25, once'],
              ['Apple Developer Program', 'US$99 a year'],
              ['Server, SMS, maps', 'Monthly, by use'],
            ],
          },
        },
        'Plan for upkeep as well. Google Play raises the Android version it requires every year, and an app left alone stops being offered on new phones.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part, and what we leave out',
      blocks: [
        [
          'You provide a feature list split into “must” and “later”, store accounts in your firm’s name, a privacy policy and ten testers. Downloads, ratings and approval by the stores cannot be promised. Promotion is separate; ',
          { text: 'paid advertising', path: paths.payPerClick },
          ' is one way.',
        ],
      ],
    },
  ],
  callToAction: { label: "Let's Talk", path: paths.contact },
}
