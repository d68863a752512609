/** The content that the tests of the editor change. */

/** An entry of the team. */
export const writePerson = (id: string, name: string) => `- id: ${id}
  name: ${name}
  position: Editor
  image: ./team/${id}.svg
  altText: Portrait of ${name}
  details: '${name}: reads each text twice.'
  sample: false
`

/** Files of `src/content` as a person writes them. Fields that may be left out are left out, except switches. */
export const writtenByHand = {
  'blog/by-hand.md': `---
title: Written by hand
author: Asha Verma
date: 2024-03-04
category: SEO
image: ./by-hand.svg
imageAlt: A drawing
draft: false
sample: true
---

This post was written by hand, as a person without the editor writes it.

## Its table

Table: Two numbers

| One | Two |
| --- | --- |
| 1 | 2 |
`,
  'blog/by-hand.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'guides/site-speed-checklist.md': `---
title: A guide by hand
subtitle: One page with a table to fill in
description: A guide as a person without the editor writes it, with lines to tick.
date: 2024-03-04
order: 1
samples:
  - The sheet
  - The end
---

## 1. The sheet

Table: Two columns to write in

| Name | Date | Seen by |
| --- | --- | --- |
| One |  |  |

### The end

Well done.

### Checklist

- Both columns are full
- _ga is gone
`,
  'faqs.yaml': `- id: visits
  question: 'Visits: do you come to us?'
  answer: |-
    Yes, within {company.city}.

    - **First talk:** free of charge.
    - **Later visits:** as the quote says.
`,
  'team.yaml': writePerson('asha', 'Asha Verma') + writePerson('farida', 'Farida Khan'),
  'team/asha.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'team/farida.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
}
