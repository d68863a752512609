/** Material UI's parts of which a page has dozens, and which tell nothing by their class but what they are. */
const commonParts = /^Mui(?:Box|Container|Grid|Link|Paper|SvgIcon|Typography)-/

/**
 * Takes out of a page's markup what neither a browser nor the app reads: the class names of Material UI's
 * commonest parts (a tenth of the markup of home), and the router's marks for a server of its own. React
 * leaves an attribute as it is served until it changes, and then sets the whole of it.
 *
 * @param css the styles of the whole site: a name that a rule mentions stays.
 */
export function slimMarkup(html: string, css: string): string {
  // `[class*="MuiLink"]` mentions every name that begins like this.
  const mentions = [...new Set(css.match(/\bMui[\w-]+/g))]
  const isKept = (name: string) =>
    !commonParts.test(name) || mentions.some((mention) => name.startsWith(mention))
  return html
    .replace(
      / class="([^"]*)"/g,
      (_all, names: string) => ` class="${names.split(' ').filter(isKept).join(' ')}"`,
    )
    .replace(/ class=""| data-discover="true"/g, '')
}
