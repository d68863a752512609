/** A person in the team carousel. */
export type TeamMember = {
  readonly id: string
  readonly name: string
  readonly position: string
  /** Kebab-case key of the portrait. */
  readonly image: string
  /** Their work for clients, in two or three sentences. */
  readonly details: string
  readonly facebook: string
  readonly instagram: string
  readonly linkedin: string
  readonly altText: string
}

/** Includes all authors of the blog: a post's `author` is a `name` here. */
export const teamMembers: readonly TeamMember[] = [
  {
    id: 'asha-verma',
    name: 'Asha Verma',
    position: 'Head of SEO',
    image: 'asha-verma',
    details:
      'Asha decides which searches are worth working for and which are vanity. She writes the monthly reports, and she started in the trade by sorting out the Maps listings of a pharmacy chain.',
    facebook: 'https://www.facebook.com/asha-verma.example',
    instagram: 'https://www.instagram.com/asha.verma.example',
    linkedin: 'https://www.linkedin.com/in/asha-verma-example',
    altText: 'Portrait of Asha Verma',
  },
  {
    id: 'rohit-malviya',
    name: 'Rohit Malviya',
    position: 'Lead Web Developer',
    image: 'rohit-malviya',
    details:
      'Rohit builds websites and online stores and tests them on a four-year-old phone with two bars of signal. He is the one to ask why a page is slow or where a form sends its mails.',
    facebook: 'https://www.facebook.com/rohit-malviya.example',
    instagram: 'https://www.instagram.com/rohit.malviya.example',
    linkedin: 'https://www.linkedin.com/in/rohit-malviya-example',
    altText: 'Portrait of Rohit Malviya',
  },
  {
    id: 'neha-kulkarni',
    name: 'Neha Kulkarni',
    position: 'Content and Social Media Lead',
    image: 'neha-kulkarni',
    details:
      'Neha plans what you post and publish, in Hindi and English. She interviews owners and shop floor staff, because the best sentences on a page are usually theirs.',
    facebook: 'https://www.facebook.com/neha-kulkarni.example',
    instagram: 'https://www.instagram.com/neha.kulkarni.example',
    linkedin: 'https://www.linkedin.com/in/neha-kulkarni-example',
    altText: 'Portrait of Neha Kulkarni',
  },
  {
    id: 'imran-qureshi',
    name: 'Imran Qureshi',
    position: 'Design and Animation Lead',
    image: 'imran-qureshi',
    details:
      'Imran draws logos, page designs and short animated videos. He checks each design in black and white first: what cannot be read there will not be read in color.',
    facebook: 'https://www.facebook.com/imran-qureshi.example',
    instagram: 'https://www.instagram.com/imran.qureshi.example',
    linkedin: 'https://www.linkedin.com/in/imran-qureshi-example',
    altText: 'Portrait of Imran Qureshi',
  },
  {
    id: 'pooja-baghel',
    name: 'Pooja Baghel',
    position: 'Paid Ads Manager',
    image: 'pooja-baghel',
    details:
      'Pooja runs the Google and Meta accounts. She reads the list of search terms every week and blocks what costs money and brings nobody, which is most of the job.',
    facebook: 'https://www.facebook.com/pooja-baghel.example',
    instagram: 'https://www.instagram.com/pooja.baghel.example',
    linkedin: 'https://www.linkedin.com/in/pooja-baghel-example',
    altText: 'Portrait of Pooja Baghel',
  },
  {
    id: 'arjun-tiwari',
    name: 'Arjun Tiwari',
    position: 'Client Projects Manager',
    image: 'arjun-tiwari',
    details:
      'Arjun answers when you call. He keeps the dates, sends the quotes, and tells you before a deadline slips what it means for the launch.',
    facebook: 'https://www.facebook.com/arjun-tiwari.example',
    instagram: 'https://www.instagram.com/arjun.tiwari.example',
    linkedin: 'https://www.linkedin.com/in/arjun-tiwari-example',
    altText: 'Portrait of Arjun Tiwari',
  },
]
