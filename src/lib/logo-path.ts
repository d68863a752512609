// Written by scripts/drawings/all.ts: change that, not this.

/** A closed shape of the logo, in the color of the text around it or in the accent. */
export type LogoShape = { tone: 'text' | 'accent'; fillRule?: 'evenodd'; d: string }

/** The mark, in a square of 80 units. */
export const logo: { viewBox: string; shapes: readonly LogoShape[] } = {
  viewBox: '0 0 80 80',
  // prettier-ignore
  shapes: [
    { tone: 'text', d: 'M32.6 3l-.3 34.8c-.3 8.9-1.1 18.4 2.5 26.8 1.7 3.9 4.5 7.5 8.2 9.5 6.8 3.8 15.5 2.2 20-4.3 4.9-7.2 2.1-16.8-4.5-21.8-3.5-2.7-7.9-4.2-12.2-5.1-5.1-1-10.3-1.3-15.5-1.6-4-.3-10.8 .6-12.7-4-.7-1.5-.5-3.3-.1-4.8 .6-2.7 1.9-5.3 2.9-7.9l-3.5-1.4c-1.4 3.3-2.9 6.7-3.3 10.3-.5 4.5 1.4 9.2 5.3 11.6 3.9 2.3 8.6 2.5 13 2.8 7 .4 14.2 .2 20.7 3.2 2.7 1.3 5.3 2.9 6.9 5.5 1.4 2.4 1.9 5.5 .7 8.1-2.3 4.9-8.5 5.4-12.3 2-2.2-2-3.5-4.8-4.3-7.5-2-6.8-1-14-.6-21l.9-35.2z' },
    { tone: 'accent', d: 'M18.7 25.7c7.1 0 14.1-8.4 7.8-21.1-9.4 4-13.8 13.3-7.8 21.1z' },
  ],
}
