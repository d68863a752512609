import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'

import type { Faq } from '../../content/schema/types'
import { withoutScripts } from '../../theme/without-scripts'
import { useHydrated } from '../hooks/use-hydrated'
import { InLanguage } from '../text/InLanguage'
import { TextBlocks } from '../text/TextBlocks'
import { FindablePanel } from './FindablePanel'

/** Questions of which at most one is open. The URL of an answer, `#` and its id, opens it. */
export function FaqAccordion({ faqs }: { faqs: readonly Faq[] }) {
  const [open, setOpen] = useState<{ id: string; isScrolled: boolean } | null>(null)
  const current = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  // The prerendered markup has no open answer
  const location = useHydrated(() => current, undefined)
  const [followed, setFollowed] = useState<Location | null | undefined>(null)
  if (location !== followed) {
    setFollowed(location)
    const named = faqs.find(({ id }) => `#${id}` === location?.hash)
    // On Back or Forward to this page, the scroll position is restored
    const isScrolled = isBackOrForward && followed === null
    if (named && named.id !== open?.id) setOpen({ id: named.id, isScrolled })
  }

  useEffect(() => {
    // When an answer above closes, the clicked button can move under the sticky header (WCAG 2.4.11).
    // What the browser has found, it scrolls to itself.
    if (open && !open.isScrolled)
      document.getElementById(`${open.id}-question`)?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return faqs.map((faq) => (
    <Accordion
      key={faq.id}
      expanded={open?.id === faq.id}
      onChange={(_event, isExpanded) =>
        setOpen(isExpanded ? { id: faq.id, isScrolled: false } : null)
      }
      slots={{ transition: FindablePanel, region: 'section' }}
      slotProps={{
        heading: { component: 'h3' },
        transition: { onFound: () => setOpen({ id: faq.id, isScrolled: true }) },
        region: { role: undefined },
      }}
      sx={{ borderColor: 'divider' }}
    >
      <AccordionSummary
        id={`${faq.id}-question`}
        aria-controls={faq.id}
        expandIcon={<ExpandMoreIcon sx={{ color: 'primary.main' }} />}
        // Its answer is open then: only its text, without icon and Tab stop
        sx={withoutScripts({
          visibility: 'hidden',
          '& .MuiAccordionSummary-content': { visibility: 'visible' },
        })}
      >
        <Typography component="span" variant="h4">
          <InLanguage lang={faq.lang}>{faq.question}</InLanguage>
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <InLanguage lang={faq.lang} isBlock>
          <TextBlocks blocks={faq.answer} />
        </InLanguage>
      </AccordionDetails>
    </Accordion>
  ))
}
