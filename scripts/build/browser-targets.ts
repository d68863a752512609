/** What all browser code is built for. */
export const browserTargets = ['chrome107', 'edge107', 'firefox104', 'safari16']
