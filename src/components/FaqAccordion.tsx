import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { memo, useEffect, useState, type ReactNode } from 'react'

import type { Faq } from '../content/faqs'
import { TextBlocks } from './TextBlocks'

type FaqAccordionProps = {
  faqs: readonly Faq[]
  headingLevel: 'h3' | 'h4'
}

/** Questions that open one at a time; the open one closes by its own button. */
export function FaqAccordion({ faqs, headingLevel }: FaqAccordionProps) {
  const [openId, setOpenId] = useState<string | null>(null)

  useEffect(() => {
    // The answer that closed above may have pulled the pressed button under the header (WCAG 2.4.11)
    if (openId) document.getElementById(`${openId}-question`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  return faqs.map((faq) => (
    <Question
      key={faq.id}
      faq={faq}
      headingLevel={headingLevel}
      isOpen={openId === faq.id}
      onChange={setOpenId}
    />
  ))
}

type QuestionProps = {
  faq: Faq
  headingLevel: FaqAccordionProps['headingLevel']
  isOpen: boolean
  /** Gets the question that is open from now on. Always the same function, or memoizing is in vain. */
  onChange: (openId: string | null) => void
}

/** Memoized: a press draws the question that opens and the one that closes, not all of them. */
const Question = memo(function Question({ faq, headingLevel, isOpen, onChange }: QuestionProps) {
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, isExpanded) => onChange(isExpanded ? faq.id : null)}
      slots={{ transition: Panel, region: 'section' }}
      slotProps={{ heading: { component: headingLevel }, region: { role: undefined } }}
      sx={{ borderColor: 'divider' }}
    >
      <AccordionSummary
        id={`${faq.id}-question`}
        aria-controls={`${faq.id}-answer`}
        expandIcon={<ExpandMoreIcon sx={{ color: 'primary.main' }} />}
      >
        <Typography component="span" variant="h4">
          {faq.question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextBlocks blocks={faq.answer} />
      </AccordionDetails>
    </Accordion>
  )
})

/**
 * Shows or hides an answer at once. MUI's own transition writes inline styles, which the strict
 * Content Security Policy refuses; and a question that is asked wants its answer, not a slide.
 */
function Panel({ in: isOpen, children }: { in?: boolean; children?: ReactNode }) {
  return (
    <div hidden={!isOpen} data-panel="">
      {children}
    </div>
  )
}
