import { isTrialOrigin } from '../../src/config'

type Release = {
  siteOrigin: string
  mailOrigin: string
  /** Public key, service and template, in this order. */
  ids: readonly string[]
  /** A line for each invented example and placeholder of the content. */
  samples: readonly string[]
  /** Whether the accessibility checks have passed for the site of this company. */
  isAudited: boolean
}

/**
 * Checks what a site for a real domain needs: a mail provider, without which every lead is lost, content that is
 * true, and checks of its accessibility. A test domain (`.example`, `localhost`) needs none of them.
 *
 * @param env `ALLOW_NO_MAIL`, `ALLOW_SAMPLE_CONTENT` and `ALLOW_NO_AUDIT` permit each with `1`.
 * @returns a sentence for each thing that is missing.
 */
export function checkRelease(
  { siteOrigin, mailOrigin, ids, samples, isAudited }: Release,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (isTrialOrigin(siteOrigin)) return []
  const faults: string[] = []
  const missing = [
    ...(mailOrigin === '' ? ['VITE_EMAILJS_ORIGIN'] : []),
    ...['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']
      .filter((_, index) => ids[index]?.startsWith('mock-'))
      .map((name) => `VITE_EMAILJS_${name}`),
  ]
  if (missing.length > 0 && env.ALLOW_NO_MAIL !== '1')
    faults.push(
      `The forms of ${siteOrigin} would reach no one: set ${missing.join(', ')}, or ALLOW_NO_MAIL=1.`,
    )
  if (samples.length > 0 && env.ALLOW_SAMPLE_CONTENT !== '1')
    faults.push(
      [
        `${siteOrigin} would show what is invented: replace it, or set ALLOW_SAMPLE_CONTENT=1.`,
        ...samples,
      ].join('\n'),
    )
  if (!isAudited && env.ALLOW_NO_AUDIT !== '1')
    faults.push(
      `The accessibility statement of ${siteOrigin} would say that nothing was checked: run “npm run a11y:full”, or set ALLOW_NO_AUDIT=1.`,
    )
  return faults
}
