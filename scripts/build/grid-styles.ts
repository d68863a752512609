import type { Plugin } from 'vite'

const module = '/@mui/x-data-grid/utils/css/context.mjs'
const refused = /_jsx\("style", \{\s*href: [^\n]+\s*nonce: [^\n]+\s*children: cssString\s*\}\)/

/**
 * Makes MUI's DataGrid (9.14) insert its CSS variables through Emotion. It renders them as text of a `<style>`
 * element, which a Content Security Policy refuses without a nonce, and a static site has none. Emotion
 * inserts rules through the CSSOM, which the policy allows.
 *
 * Remove this when the test of the table under a policy passes without it; review by 2027-05-31.
 *
 * @see https://github.com/mui/mui-x/issues/21376
 * @throws when the grid's code is no longer what this was written for: check whether it is still needed.
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
