import type { PrerenderedPage } from '#web/prerender.tsx'
import { standInOrigin } from '../../src/domain/public-pages.ts'

/** What the build has made for the browser, as far as a page names it. */
export interface BuiltParts {
  /** index.html as the build left it. */
  shell: string
  /** Address of the one style sheet. */
  style: string
  /** Address of the only script that runs before the paint: it chooses the theme, keeps what is pressed and waits. */
  early: string
  /** Address of the script that it puts into the page then, which starts the application. */
  start: string
  /** Addresses of the application's scripts, each after those it imports. */
  parts: string[]
}

/** The whole file: the shell with the page in its root, and with the head that visitors and search engines read. */
export function pageFile(
  path: string,
  page: PrerenderedPage,
  { shell, style, early, start, parts }: BuiltParts,
): string {
  const root = '<div id="root"></div>'
  if (!shell.includes(root)) throw new Error(`src/web/index.html has no ${root} for the public pages to go into`)
  return shell
    .replace(/<noscript>.*?<\/noscript>\s*/s, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => headOf(path, page).join('\n    '))
    .replace(
      '<script src="/theme-init.js"></script>',
      () =>
        `<script src="${early}" data-next="${start}"></script><link rel="preload" as="script" href="${start}" fetchpriority="low">`,
    )
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<link rel="stylesheet" href="${style}">${insertedStyles(page.css)}`)
    .replace(root, () => `<div id="root">${page.html}</div>${page.data}${partsData(parts)}`)
}

const partsData = (parts: string[]) =>
  `<script type="application/json" id="page-parts">${JSON.stringify({ parts })}</script>`

/**
 * Tells Emotion that the page's rules are there already, or it would insert all of them again: it takes the names of what an
 * element of its own holds. Ours hold nothing, which the policy allows; the rules are in the sheet.
 */
export function insertedStyles(css: Record<string, string>): string {
  const isClass = ([name, rules]: [string, string]) => rules.includes(`.css-${name}`)
  const names = Object.entries(css)
    .filter(isClass)
    .map(([name]) => name)
  const global = Object.entries(css).filter((entry) => !isClass(entry))
  const styles = [...global.map(([name]) => `css-global ${name}`), ['css', ...names].join(' ')]
  return styles.map((each) => `<style data-emotion="${each}"></style>`).join('')
}

/** A script says which theme is chosen; where none runs, the device does. */
export function withThemeOfDevice(css: string): string {
  return css.replaceAll(
    /(?:html)?\[data-theme=dark\]\{([^{}]*)\}/g,
    (rule, declarations) => `${rule}@media (prefers-color-scheme:dark){html:not([data-theme]){${declarations}}}`,
  )
}

/** The tags in the order in which a reader of the source would look for them. */
export function headOf(path: string, { title, meta }: Pick<PrerenderedPage, 'title' | 'meta'>): string[] {
  const own = (name: string) => meta.findLast((each) => each.name === name || each.property === name)?.content
  const description = own('description')
  const hidden = own('robots')
  const address = `${standInOrigin}${path}`
  return [
    `<title>${inHtml(title)}</title>`,
    ...(description ? [tag('name', 'description', description)] : []),
    ...(hidden ? [tag('name', 'robots', hidden)] : [`<link rel="canonical" href="${inHtml(address)}">`]),
    tag('property', 'og:type', own('og:type') ?? 'website'),
    tag('property', 'og:site_name', 'Open Platform'),
    tag('property', 'og:title', title),
    ...(description ? [tag('property', 'og:description', description)] : []),
    tag('property', 'og:url', address),
    tag('property', 'og:image', `${standInOrigin}${picture(own('og:image'))}`),
    tag('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Those who show a link beside a picture do not know drawings. */
const picture = (named: string | undefined) => (named && !named.endsWith('.svg') ? named : '/open-graph.png')

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${inHtml(content)}">`

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
