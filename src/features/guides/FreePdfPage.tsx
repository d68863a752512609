import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { pdfFiles, samplePages } from '../../content/pdf-files'
import { freePdfPage as texts } from '../../generated/texts/guides'
import { guides as summaries } from '../../generated/guides'
import { formatBytes } from '../../lib/format-bytes'
import { guidePath } from '../../paths'
import { Picture } from '../../ui/cards/Picture'
import { useChunk } from '../../ui/hooks/use-chunk'
import { useHydrated } from '../../ui/hooks/use-hydrated'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { NoScript } from '../../ui/page/NoScript'
import { RichText } from '../../ui/text/RichText'
import { GuideDownloads } from './GuideDownloads'
import { keepPdfFormOutcome, readPdfFormOutcome, type PdfFormOutcome } from './pdf-form'

const loadDialog = () => import('./PdfFormDialog')

/** The guides. After the form was sent, it shows the downloads for the rest of the visit. */
export function FreePdfPage() {
  const storedOutcome = useHydrated(readPdfFormOutcome, null)
  // An object: a second equal outcome must run the effect that moves the focus again
  const [sent, setSent] = useState<{ outcome: PdfFormOutcome } | null>(null)
  const { chunk, prepare, show } = useChunk(loadDialog)
  const [isOpen, setIsOpen] = useState(false)
  const thanks = useRef<HTMLHeadingElement>(null)
  const outcome = sent?.outcome ?? storedOutcome

  const open = () => {
    setIsOpen(true)
    show()
  }
  const handleDone = (value: PdfFormOutcome) => {
    keepPdfFormOutcome(value)
    setSent({ outcome: value })
  }
  useEffect(() => {
    // Otherwise the focus is lost: the button that opened the dialog is gone
    if (sent) thanks.current?.focus()
  }, [sent])

  const openButton = !outcome && (
    <Box sx={{ mt: 4 }} data-needs-script="" data-print="no">
      <Button
        variant="contained"
        size="large"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {texts.openButton}
      </Button>
    </Box>
  )

  return (
    <>
      <PageHeader meta={texts}>
        {openButton}
        <NoScript>
          <Typography sx={{ mt: 3 }}>
            <RichText text={texts.noScript} />
          </Typography>
        </NoScript>
      </PageHeader>
      {outcome && <ThankYou outcome={outcome} headingRef={thanks} onOpen={open} />}
      <PageSection labelledBy="guides" heading={texts.guidesHeading}>
        <Stack component="ul" spacing={3} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {guides.map((guide) => (
            <li key={guide.id}>
              <Card component="article" aria-labelledby={`guide-${guide.id}`} sx={cardStyle}>
                <Picture
                  src={`/images/guides/${guide.id}.svg`}
                  alt=""
                  width={240}
                  height={320}
                  isEager={guide === guides[0]}
                />
                <div>
                  <Typography id={`guide-${guide.id}`} variant="h4" component="h3">
                    {guide.title}
                  </Typography>
                  <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
                    {guide.description}
                  </Typography>
                  <Typography variant="body2">
                    {`${guide.details}. ${texts.contentsLabel}`}
                  </Typography>
                  <Typography
                    component="ul"
                    variant="body2"
                    sx={{ m: 0, pl: 2.5, listStyle: 'disc' }}
                  >
                    {guide.contents.map((heading, index) => (
                      <li key={index}>{heading}</li>
                    ))}
                  </Typography>
                </div>
                {guide.pages.map((page) => (
                  <Picture key={page.src} {...page} />
                ))}
              </Card>
            </li>
          ))}
        </Stack>
        {openButton}
      </PageSection>
      {chunk && (
        <chunk.PdfFormDialog open={isOpen} onClose={() => setIsOpen(false)} onDone={handleDone} />
      )}
    </>
  )
}

type ThankYouProps = {
  outcome: PdfFormOutcome
  headingRef: RefObject<HTMLHeadingElement | null>
  onOpen: () => void
}

const guides = summaries.map((guide) => {
  const { id, title } = guide
  const { pages, bytes, contents } = pdfFiles[id] ?? { pages: 0, bytes: 0, contents: [] }
  const details = texts.downloadDetails(pages, formatBytes(bytes))
  return { ...guide, path: guidePath(id), contents, details, pages: samplePages(id, title) }
})

/** The downloads. A screen reader reads the text with the focused heading, so it needs no live region. */
function ThankYou({ outcome, headingRef, onOpen }: ThankYouProps) {
  const { heading, text, unconfirmed, sendAgain, next } = texts.thankYou
  return (
    <PageSection tone="mist" labelledBy="thank-you">
      <Box sx={{ maxWidth: '44rem', mb: 4 }}>
        <Typography
          ref={headingRef}
          variant="h2"
          id="thank-you"
          tabIndex={-1}
          aria-describedby="thank-you-text"
        >
          {heading}
        </Typography>
        <Box id="thank-you-text">
          {outcome === 'unconfirmed' && <Typography sx={noteStyle}>{unconfirmed}</Typography>}
          <Typography variant="lead" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      </Box>
      <GuideDownloads guides={guides} />
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {outcome === 'unconfirmed' && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={onOpen}>
            {sendAgain}
          </Button>
        )}
        <Button href={next.path} variant="outlined">
          {next.label}
        </Button>
      </Box>
    </PageSection>
  )
}

const noteStyle = {
  mt: 2,
  p: 2,
  borderInlineStart: '4px solid',
  borderColor: 'brand.accent',
  bgcolor: 'background.paper',
} as const

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', lg: '208px 1fr 240px 240px' },
  gap: 3,
  p: 3,
  '& > img, & > div': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  // On a phone, the cover leaves room for the contents
  '& > img': { width: { xs: '10rem', sm: 'auto' } },
  '& picture img': { border: 1, borderColor: 'divider' },
} as const
