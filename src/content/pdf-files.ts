// Written by scripts/tools/guides/build.ts: change that, not this.
import type { PdfFile } from './schema/types'

/** What each guide's PDF file has, by the guide's id. */
// prettier-ignore
export const pdfFiles: Readonly<Record<string, PdfFile>> = {
  "local-seo-checklist": {
    "pages": 9,
    "bytes": 210494,
    "contents": [
      "How to use this checklist",
      "Your facts sheet",
      "The Business Profile",
      "Reviews",
      "Other maps and listings",
      "Your website’s part",
      "The monthly sheet",
      "What to do next"
    ],
    "samples": [
      {
        "page": 4,
        "headings": [
          "Show the address or hide it?",
          "The Business Profile",
          "Claim and verify",
          "Name, category and description",
          "Features that no longer exist"
        ]
      },
      {
        "page": 5,
        "headings": [
          "Reviews",
          "What you may do and what costs you the reviews",
          "What a routine brings: a worked example"
        ]
      }
    ]
  },
  "landing-page-audit": {
    "pages": 10,
    "bytes": 223514,
    "contents": [
      "How to use this audit",
      "Start with the numbers",
      "The first five seconds",
      "Proof and answers",
      "Form, call and WhatsApp",
      "On a cheap phone",
      "Found and counted",
      "Score and decide",
      "What to do next"
    ],
    "samples": [
      {
        "page": 3,
        "headings": [
          "How to use this audit",
          "Start with the numbers",
          "A worked example"
        ]
      },
      {
        "page": 6,
        "headings": [
          "Form, call and WhatsApp",
          "Try all three",
          "Which fields earn their place"
        ]
      }
    ]
  },
  "google-ads-budget-planner": {
    "pages": 10,
    "bytes": 234725,
    "contents": [
      "How to use this planner",
      "Sheet 1: what a lead may cost you",
      "Sheet 2: from clicks to a budget",
      "How Google spends what you enter",
      "Set it up so that little is wasted",
      "Sheet 3: the first sixty days",
      "What to do next"
    ],
    "samples": [
      {
        "page": 3,
        "headings": [
          "How to use this planner",
          "Sheet 1: what a lead may cost you"
        ]
      },
      {
        "page": 8,
        "headings": [
          "Sheet 3: the first sixty days",
          "Rules for decisions",
          "Monthly record"
        ]
      }
    ]
  },
  "content-calendar": {
    "pages": 10,
    "bytes": 267586,
    "contents": [
      "How to use this calendar",
      "What to write about",
      "Festival dates to April 2027",
      "Twelve weeks as an example",
      "From idea to published",
      "Keep shop, prices and ads in step",
      "Your own twelve weeks",
      "What to do next"
    ],
    "samples": [
      {
        "page": 6,
        "headings": [
          "Twelve weeks as an example",
          "The same weeks in other trades"
        ]
      },
      {
        "page": 7,
        "headings": [
          "From idea to published",
          "One article, five pieces",
          "Writing with AI tools",
          "Paid partners",
          "Keep shop, prices and ads in step"
        ]
      }
    ]
  },
  "site-speed-checklist": {
    "pages": 10,
    "bytes": 242566,
    "contents": [
      "How to use this checklist",
      "Three numbers that count",
      "Measure your site",
      "Weigh the page",
      "Repair list 1: pictures and first view",
      "Repair list 2: scripts and taps",
      "Repair list 3: server, fonts, jumps",
      "The work order",
      "What to do next"
    ],
    "samples": [
      {
        "page": 4,
        "headings": [
          "Measure your site",
          "PageSpeed Insights",
          "Your own phone",
          "Search Console"
        ]
      },
      {
        "page": 8,
        "headings": [
          "The work order",
          "Four weeks later"
        ]
      }
    ]
  },
  "analytics-setup": {
    "pages": 10,
    "bytes": 232452,
    "contents": [
      "How to use this guide",
      "Decide what counts",
      "Create the property",
      "Install tag and consent",
      "Count the leads",
      "Test sheet",
      "Label your links",
      "Read it once a month",
      "What to do next"
    ],
    "samples": [
      {
        "page": 4,
        "headings": [
          "Rules for names",
          "Create the property",
          "Settings most owners miss"
        ]
      },
      {
        "page": 7,
        "headings": [
          "Mark them as key events",
          "Test sheet"
        ]
      }
    ]
  }
}
