import type { Plugin } from 'vite'

const module = '/@mui/x-data-grid/utils/css/context.mjs'
const refused = /_jsx\("style", \{\s*href: [^\n]+\s*nonce: [^\n]+\s*children: cssString\s*\}\)/

/**
 * Lets MUI's DataGrid write its variables as all other styles are written, through Emotion.
 *
 * The grid (9.14) puts them into a `<style>` element with text, which a Content Security Policy
 * without 'unsafe-inline' refuses unless it carries a nonce; a static site has none to give. Emotion adds rules
 * through the CSSOM, which is not subject to the policy.
 *
 * @throws when the grid's code is no longer what this was written for: look whether it is still needed.
 */
export function gridStyles(): Plugin {
  return {
    name: 'grid-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(module)) return
      if (!refused.test(code)) this.error('The DataGrid writes its styles in another way now')
      const allowed = code.replace(refused, '_jsx(GridGlobal, { styles: cssString })')
      return {
        code: `import { Global as GridGlobal } from '@emotion/react';\n${allowed}`,
        map: null,
      }
    },
  }
}
