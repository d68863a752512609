/** The oldest browsers that the site supports. */
export const browserTargets = ['chrome107', 'edge107', 'firefox104', 'safari16']

/** The same in the format of Lightning CSS: `major << 16` (https://lightningcss.dev/transpilation.html). */
export const cssTargets = Object.fromEntries(
  browserTargets.map((target) => {
    const [, name = '', major = ''] = /^([a-z]+)(\d+)$/.exec(target) ?? []
    return [name, Number(major) << 16]
  }),
)
