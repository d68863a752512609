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
  const mocked = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].filter((_, index) =>
    ids[index]?.startsWith('mock-'),
  )
  const unset = [...(mailOrigin ? [] : ['ORIGIN']), ...mocked].map((name) => `VITE_EMAILJS_${name}`)
  const faults = {
    ALLOW_NO_MAIL:
      unset.length > 0 &&
      `The forms of ${siteOrigin} would reach no one: set ${unset.join(', ')}, or`,
    ALLOW_SAMPLE_CONTENT:
      samples.length > 0 && `${siteOrigin} would show what is invented: replace it, or set`,
    ALLOW_NO_AUDIT:
      !isAudited &&
      `The accessibility statement of ${siteOrigin} would say that nothing was checked: run “npm run a11y:full”, or set`,
  }
  return Object.entries(faults).flatMap(([name, fault]) =>
    fault && env[name] !== '1'
      ? [`${fault} ${name}=1.`, ...(name === 'ALLOW_SAMPLE_CONTENT' ? samples : [])].join('\n')
      : [],
  )
}
