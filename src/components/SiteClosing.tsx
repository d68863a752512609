import type { CallToAction } from '../content/text'
import { ButtonLink } from './ButtonLink'
import { ClosingCall } from './ClosingCall'

type SiteClosingProps = {
  content: { heading: string; text: string; primary: CallToAction; secondary: CallToAction }
}

/** The call to action that closes most pages. */
export function SiteClosing({ content }: SiteClosingProps) {
  return (
    <ClosingCall heading={content.heading} text={content.text}>
      <ButtonLink path={content.primary.path} color="secondary">
        {content.primary.label}
      </ButtonLink>
      <ButtonLink path={content.secondary.path} variant="text" color="inherit">
        {content.secondary.label}
      </ButtonLink>
    </ClosingCall>
  )
}
