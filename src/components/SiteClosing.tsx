import Button from '@mui/material/Button'
import type { CallToAction } from '../content/text'
import { ClosingCall } from './ClosingCall'

type SiteClosingProps = {
  content: { heading: string; text: string; primary: CallToAction; secondary: CallToAction }
}

/** The call to action that closes most pages. */
export function SiteClosing({ content }: SiteClosingProps) {
  return (
    <ClosingCall heading={content.heading} text={content.text}>
      <Button href={content.primary.path} color="secondary" variant="contained">
        {content.primary.label}
      </Button>
      <Button href={content.secondary.path} variant="text" color="inherit">
        {content.secondary.label}
      </Button>
    </ClosingCall>
  )
}
