import { healthPostPath, paths } from '../paths'
import { company } from './company'
import type { CallToAction, PageMeta, RichText, TextSection } from './text'

export type HealthService = {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Kebab-case key of the picture. */
  readonly image: string
}

export type HealthPost = {
  /** The last part of its URL. */
  readonly id: number
  readonly title: string
  /** Shown on its card, and the page's meta description. */
  readonly description: string
  readonly sections: readonly TextSection[]
  /** Kebab-case key of the picture. */
  readonly image: string
  /** Display text. */
  readonly date: string
  readonly isoDate: string
  readonly author: string
  /** In minutes. */
  readonly readTime: number
}

export type HealthPage = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly getStarted: string
  /** Says that the pages are a demonstration. Shown on the landing page and on each post. */
  readonly demoNotice: RichText
  readonly servicesHeading: string
  readonly postsHeading: string
  readonly readMore: string
  readonly contactHeading: string
  readonly contactText: string
  readonly contact: CallToAction
}

export const healthPage: HealthPage = {
  title: 'Health-Care Website Demo',
  description:
    'A demonstration of a health-care website with telemedicine, health tracking and wellness pages, built by our agency. It gives no medical advice.',
  heading: 'Transform Your Health with Digital Solutions',
  lead: 'See a doctor by video, keep an eye on your readings, and build habits that last. Digital tools help with all three when they work together with the doctors who know you.',
  getStarted: 'Get Started',
  demoNotice: [
    { strong: 'This is a demonstration. ' },
    `${company.name} made these pages to show what a health-care website can look like. The services are not real, we treat nobody, and nothing here is medical advice. Ask a registered doctor about your health. In an emergency call 112, or 108 for an ambulance.`,
  ],
  servicesHeading: 'Our Services',
  postsHeading: 'Latest Blog Posts',
  readMore: 'Read More',
  contactHeading: 'Get in Touch',
  contactText:
    'Do you run a hospital, clinic or diagnostic lab and want a website like this one? Tell us what your patients ask for most, and we will suggest a first step with its price. Please send us no medical details.',
  contact: { label: 'Contact Us', path: paths.contact },
}

export const healthServices: readonly HealthService[] = [
  {
    id: 1,
    title: 'Telemedicine',
    description:
      'Video or phone consultations with registered doctors, for questions and repeat visits that need no physical examination.',
    image: 'telemedicine',
  },
  {
    id: 2,
    title: 'Health Tracking',
    description:
      'Blood pressure, weight, steps and sleep in one record that you can show your doctor, and that you decide who sees.',
    image: 'health-tracking',
  },
  {
    id: 3,
    title: 'Wellness Programs',
    description:
      'Twelve-week plans for walking, food, sleep and stress, in small steps and with a coach who answers questions.',
    image: 'wellness-programs',
  },
]

const author = `${company.name} Editorial Team`

export const healthPosts: readonly HealthPost[] = [
  {
    id: 1,
    title: 'The Future of Telemedicine in India',
    description:
      'What a video consultation can and cannot do, which rules doctors follow, and how eSanjeevani and ABHA fit together.',
    image: 'future-of-telemedicine',
    date: '28 October 2026',
    isoDate: '2026-10-28',
    author,
    readTime: 6,
    sections: [
      {
        id: 'from-exception-to-habit',
        heading: 'From exception to habit',
        blocks: [
          [
            'For a family in a village near Sehore, a ten-minute talk with a specialist used to cost a day: the bus to the city, the queue, the bus back, and a lost wage. A phone or video consultation removes the journey for the visits that need no examination. That is why telemedicine stayed after the lockdowns of 2020 ended. Counseling has moved to the phone too, as our post on ',
            { text: 'mental health technology', path: healthPostPath(3) },
            ' describes.',
          ],
          [
            'The largest service is public. ',
            { text: 'eSanjeevani', href: 'https://esanjeevani.mohfw.gov.in/' },
            ', the national telemedicine service of the Ministry of Health, is free. It works in two ways. Patients can consult a doctor from home. At a health center, a community health officer can connect the patient with a doctor elsewhere, which helps people who have no smartphone or find it hard to describe their symptoms.',
          ],
        ],
      },
      {
        id: 'what-a-screen-can-do',
        heading: 'What a screen can and cannot do',
        blocks: [
          'A remote consultation suits some needs and fails others. This is a rough guide; the doctor decides in each case.',
          {
            table: {
              caption: 'Where remote consultations fit',
              columns: ['Need', 'By video or phone'],
              rows: [
                ['Follow-up with a doctor who knows you', 'Often suitable'],
                ['Talking through test reports', 'Often suitable'],
                ['Renewing a long-term prescription', 'Often possible, within the rules'],
                ['A rash or a minor wound', 'Sometimes, with good light and pictures'],
                ['Abdominal pain, or a lump that must be felt', 'Needs an examination'],
                [
                  'Chest pain, trouble breathing, sudden weakness on one side',
                  'Emergency: call 112 or 108',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'the-rules',
        heading: 'The rules behind the call',
        blocks: [
          'India has had Telemedicine Practice Guidelines since 25\u00A0March\u00A02020. They are part of the ethics regulations for doctors and hold for video, phone and text alike. Four points matter most to patients:',
          {
            list: [
              [
                'The doctor must be registered and show the registration number. You can look a name up in the ',
                {
                  text: 'Indian Medical Register',
                  href: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
                },
                '.',
              ],
              'Both sides identify themselves. If you start the consultation, your consent is implied; if a health worker starts it for you, you are asked. A child consults together with an adult.',
              'Medicines are sorted into lists. Some can be prescribed on any kind of call, some only by video or as a follow-up, and some, such as narcotic drugs, not at all.',
              'The doctor may stop the call and ask you to come in. You can ask for an in-person visit at any time too.',
            ],
          },
          'The same guidelines draw a line for software. An app may help the doctor with a decision, but a program may not counsel patients or prescribe by itself.',
        ],
      },
      {
        id: 'records-that-travel',
        heading: 'Records that travel with the patient',
        blocks: [
          [
            'A call is worth more when the doctor can see earlier reports. The ',
            { text: 'Ayushman Bharat Digital Mission', href: 'https://abdm.gov.in/' },
            ' (ABDM) builds the pipes for this. You can create an ABHA, a 14-digit health account number, and link records from hospitals and labs that take part. Linking is voluntary. A doctor sees a record only after you approve the request, and you can withdraw the approval.',
          ],
          'In practice the gaps are still large. Many small clinics keep paper files, and not every lab is connected. Photograph prescriptions and reports and keep them in one folder; this works everywhere.',
        ],
      },
      {
        id: 'what-comes-next',
        heading: 'What is likely to come next',
        blocks: [
          [
            'More readings will come from home: blood pressure, glucose and weight, measured with proper devices and sent before the call. What such devices can do is the subject of our post on ',
            { text: 'wearables and their limits', path: healthPostPath(2) },
            '. More calls will be assisted by a nurse or health worker who holds the stethoscope. Language tools will help where doctor and patient share no common tongue, though a person has to check them.',
          ],
          'Some things will not change. A weak network, a crowded room and a shy patient limit any call. Hands-on care remains necessary, and good telemedicine sends people to it in time.',
        ],
      },
      {
        id: 'prepare-your-call',
        heading: 'How to prepare for a call',
        blocks: [
          {
            steps: [
              'Write down your three most important questions and when the complaint began.',
              'Put medicines, past reports and recent readings next to you.',
              'Choose a quiet, bright place, and tell the doctor who else is in the room.',
              'Ask what should make you come in at once, and when to follow up.',
              'Save the prescription, and check that it carries a name and registration number.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 2,
    title: 'Wearable Technology and Your Health',
    description:
      'What watches, rings and bands measure well, where they guess, and how to use the numbers without worrying about each one.',
    image: 'wearable-technology',
    date: '14 October 2026',
    isoDate: '2026-10-14',
    author,
    readTime: 7,
    sections: [
      {
        id: 'what-is-inside',
        heading: 'What is inside the watch',
        blocks: [
          'A fitness band that costs ₹2,000 and a watch that costs ₹40,000 contain similar parts. A motion sensor counts steps and guesses at sleep. Green or red light shines into the skin, and a sensor reads how the blood under it changes with each beat. Some watches add electrodes for a simple, single-lead ECG, and a temperature sensor.',
          'Everything else on the display is calculated from these signals: calories, stress, sleep stages, a “recovery” score. The further a figure is from what was measured, the more of it is an estimate.',
        ],
      },
      {
        id: 'how-far-to-trust',
        heading: 'How far to trust each figure',
        blocks: [
          {
            table: {
              caption: 'Common readings of wearables',
              columns: ['Reading', 'Good for', 'Be careful because'],
              rows: [
                ['Steps', 'Comparing your own weeks', 'A pram or shopping cart hides steps'],
                [
                  'Resting heart rate',
                  'Trends over weeks',
                  'Fever, tea, stress and medicines change it',
                ],
                [
                  'Heart rate in sport',
                  'A rough guide',
                  'A loose strap or strong movement disturbs it',
                ],
                [
                  'Sleep time',
                  'Seeing late nights',
                  'Sleep stages are estimates, and lying still can count as sleep',
                ],
                [
                  'Blood oxygen',
                  'A hint at most',
                  'Cold hands, movement and darker skin can distort it',
                ],
                [
                  'Single-lead ECG',
                  'Flagging a possible irregular rhythm',
                  'It cannot detect a heart attack',
                ],
                ['Calories', 'Little', 'The error can be large, so do not eat by it'],
              ],
            },
          },
          'An ECG note from a watch is a reason to show the recording to a doctor, who confirms or rules out a problem with a proper test. A watch that stays silent does not prove that all is well.',
        ],
      },
      {
        id: 'blood-pressure-and-sugar',
        heading: 'Blood pressure and blood sugar',
        blocks: [
          'Two figures matter to many Indian families, and both are hard to get from the wrist. Watches that show blood pressure without a cuff usually have to be calibrated against a cuff, and they drift. For treatment, doctors rely on an upper-arm cuff that has been tested for accuracy, used sitting and rested.',
          [
            'For sugar the answer is stricter. In 2024 the United States regulator warned people ',
            {
              text: 'not to use watches or rings that claim to measure glucose',
              href: 'https://www.fda.gov/medical-devices/safety-communications/do-not-use-smartwatches-or-smart-rings-measure-blood-glucose-levels-fda-safety-communication',
            },
            ' without piercing the skin, since a wrong value can lead to a wrong dose of medicine. Continuous glucose monitors are something else: they use a thin sensor under the skin, and a watch may display their values.',
          ],
          {
            note: 'Never start, stop or change a medicine because of a wearable. Take the readings to your doctor. Chest pain, fainting or trouble breathing is an emergency whatever the watch says: call 112 or 108.',
          },
        ],
      },
      {
        id: 'device-or-gadget',
        heading: 'Medical device or gadget?',
        blocks: [
          'In India, products meant to diagnose, monitor or treat a disease are regulated as medical devices under the Medical Devices Rules, 2017, including software. Many bands are sold as fitness products instead, and say so in small print. Before you buy for a medical reason, read the intended use in the manual, look for the license of that exact model, and ask your doctor whether the reading will be used at all.',
        ],
      },
      {
        id: 'using-the-numbers',
        heading: 'Using the numbers well',
        blocks: [
          [
            'The best-supported use is simple: moving more. The World Health Organization recommends at least ',
            {
              text: '150 minutes of moderate activity a week for adults',
              href: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
            },
            ', such as brisk walking, and muscle exercises on two days. A counter on the wrist shows whether that happens. It does not make you walk.',
          ],
          {
            steps: [
              'Wear the device for two ordinary weeks without changing anything. This is your starting point.',
              'Set one goal a little above it, for example 1,000 more steps a day.',
              'Look at weekly averages. A single odd value means little.',
              'Switch off alerts that only worry you.',
              [
                'Bring a one-page summary to your next appointment, in person or as a ',
                { text: 'well-prepared video consultation', path: healthPostPath(1) },
                ', instead of months of raw data.',
              ],
            ],
          },
          [
            'If the numbers make you anxious, or you check them at night, take the watch off for a while. Our post on ',
            { text: 'mental health tools', path: healthPostPath(3) },
            ' has more on this.',
          ],
        ],
      },
      {
        id: 'who-sees-it',
        heading: 'Who else sees your data',
        blocks: [
          'Readings usually travel to the maker of the device, often abroad. Check three settings on the first day: what is uploaded, which other apps may read it, and how to export and delete it. Sign out and reset the device before you sell or give it away. Employers and insurers may offer rewards for data; read what they may do with it before you agree, and remember that refusing is allowed.',
        ],
      },
    ],
  },
  {
    id: 3,
    title: 'Mental Health Tech: Help and Limits',
    description:
      'Helplines, video counseling, self-help apps and chatbots: what each is good for, where it stops, and how to choose safely.',
    image: 'mental-health-tech',
    date: '30 September 2026',
    isoDate: '2026-09-30',
    author,
    readTime: 8,
    sections: [
      {
        id: 'help-now',
        heading: 'If you need help now',
        blocks: [
          {
            note: [
              'If you think of harming yourself, or fear for someone else, do not wait for an app. Call ',
              { text: 'Tele-MANAS at 14416', href: 'tel:14416' },
              ' (or ',
              { text: '1-800-891-4416', href: 'tel:18008914416' },
              '), free and at any hour, or 112 in immediate danger. Go to the nearest emergency department if you can, and stay with another person.',
            ],
          },
          [
            { text: 'Tele-MANAS', href: 'https://telemanas.mohfw.gov.in/' },
            ' is the national tele-mental health service, started in October 2022, with cells in every state and union territory. You choose a language, speak first with a trained counselor, and are passed on to a specialist if needed. You do not have to be in a crisis to call: poor sleep, exam pressure or grief are reason enough.',
          ],
        ],
      },
      {
        id: 'kinds-of-tools',
        heading: 'Four kinds of tools',
        blocks: [
          {
            table: {
              caption: 'Digital mental health tools compared',
              columns: ['Tool', 'Can help with', 'Does not replace'],
              rows: [
                ['Helpline', 'Talking at once, finding the right place', 'Ongoing treatment'],
                [
                  'Video counseling',
                  'Regular sessions without travel',
                  'Care in person when risk is high',
                ],
                [
                  'Self-help program',
                  'Mild to moderate anxiety or low mood',
                  'A diagnosis, or help for severe illness',
                ],
                [
                  'Mood diary or relaxation app',
                  'Noticing patterns, winding down',
                  'Therapy or medicine',
                ],
              ],
            },
          },
          'The best-studied programs teach methods of cognitive behavioral therapy in weekly lessons with exercises. Trials show that they can reduce symptoms of anxiety and depression, and that people tend to finish them more often when a trained person checks in. Most apps in the stores have never been studied in this way. A high star rating says little about effect.',
        ],
      },
      {
        id: 'chatbots',
        heading: 'What to make of chatbots',
        blocks: [
          'Many people now type their worries into a general chatbot, because it is there at 2 a.m. and does not judge. Writing things down can bring relief. Such a program may agree with harmful thoughts, miss signs of danger or state something false in a confident tone. It bears no duty of care, and what you type may be stored.',
          'A fair rule: use it, if at all, to put a question for your doctor into words, never to decide about medicine, a diagnosis or safety. Children and teenagers should not be left alone with it.',
        ],
      },
      {
        id: 'who-is-on-the-other-side',
        heading: 'Check who is on the other side',
        blocks: [
          'Titles differ, and the difference matters. A psychiatrist is a medical doctor, registered with a medical council, who may prescribe. A clinical psychologist is registered with the Rehabilitation Council of India and offers assessment and therapy. “Counselor” and “coach” can mean years of training or a weekend course, so ask.',
          {
            steps: [
              'Look for full name, qualification and registration number on the site, and verify them.',
              'Ask what a session costs, how long it lasts and how to cancel.',
              'Ask what happens in an emergency between sessions.',
              'Read who can see your notes, and whether sessions are recorded.',
              'Give it three or four sessions. If you do not feel understood, changing the therapist is normal.',
            ],
          },
          [
            'Doctors on video follow the same rules as for other telemedicine; see ',
            { text: 'how telemedicine is regulated', path: healthPostPath(1) },
            '. Some psychiatric medicines cannot be prescribed remotely, or only after an earlier visit.',
          ],
        ],
      },
      {
        id: 'privacy-and-rights',
        heading: 'Privacy and rights',
        blocks: [
          'The Mental Healthcare Act, 2017 gives everyone a right to access mental health care run or funded by the government, and a right to confidentiality about it. It also asks insurers to cover mental illness on the same basis as physical illness. Limits depend on the policy, so read yours.',
          'An app is not bound to secrecy as a doctor is. Before you write anything personal, check whether it works without your real name, whether it shares data with advertisers, and whether you can delete the account together with its content. At home, a shared phone is often the bigger risk: use a screen lock and hide message previews.',
        ],
      },
      {
        id: 'small-things',
        heading: 'Small things that are known to help',
        blocks: [
          'Technology is the smaller part. Regular sleep, daylight, movement, less alcohol and time with people you trust support mental health at any age. A phone can remind you of a walk or connect you with a friend. It can also keep you awake, so many people gain from charging it outside the bedroom.',
          'See a doctor when low mood, fear or loss of interest lasts more than two weeks, or when work, study or family life suffers. A district hospital or the nearest health center can refer you. These conditions are common, and treatment helps many people.',
        ],
      },
      {
        id: 'for-families-and-firms',
        heading: 'For families and firms',
        blocks: [
          'If you worry about someone, ask directly and listen. Asking about suicide does not put the idea into a person’s head. Offer to sit beside them during the first call.',
          [
            'Employers can do a lot cheaply: print 14416 on the notice board, train two people in first response, and let staff take an hour for an appointment without explaining. Clinics that offer counseling can list fees, languages and private booking on their pages; our team for ',
            { text: 'website design and development', path: paths.webDevelopment },
            ' builds such pages.',
          ],
        ],
      },
    ],
  },
]

export const healthPostTexts = {
  share: 'Share this article',
  shareNetworks: ['Twitter', 'Facebook', 'LinkedIn'],
  related: 'Related Articles',
  back: 'Back to Blogs',
  readTime: (minutes: number): string => `${minutes} min read`,
  notFoundHeading: '404 - Blog Not Found',
  notFoundText:
    'There is no health article at this address. It may have been removed, or the link may be incomplete.',
}
