import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { useEffect, useState, type ReactNode } from 'react'

import type { Faq } from '../../content/faqs'
import { TextBlocks } from '../text/TextBlocks'

type FaqAccordionProps = {
  faqs: readonly Faq[]
  headingLevel: 'h3' | 'h4'
}

/** Questions of which at most one is open. */
export function FaqAccordion({ faqs, headingLevel }: FaqAccordionProps) {
  const [openId, setOpenId] = useState<string | null>(null)

  useEffect(() => {
    // When an answer above closes, the clicked button can move under the fixed header (WCAG 2.4.11)
    if (openId) document.getElementById(`${openId}-question`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  return faqs.map((faq) => (
    <Accordion
      key={faq.id}
      expanded={openId === faq.id}
      onChange={(_event, isExpanded) => setOpenId(isExpanded ? faq.id : null)}
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
  ))
}

/** Not MUI's transition: it renders `style` attributes, which the Content Security Policy forbids. */
function Panel({ in: isOpen, children }: { in?: boolean; children?: ReactNode }) {
  return (
    <div hidden={!isOpen} data-panel="">
      {children}
    </div>
  )
}
