/** What all browser code is built for. */
export const browserTargets = ['chrome107', 'edge107', 'firefox104', 'safari16']

/** The same for Lightning CSS, whose version numbers have the major version in bits 16 and up. */
export const cssTargets = Object.fromEntries(
  browserTargets.map((target) => {
    const [, name = '', major = ''] = /^([a-z]+)(\d+)$/.exec(target) ?? []
    return [name, Number(major) << 16]
  }),
)
