import type { PrerenderedPage } from '#web/prerender.tsx'
import { standInOrigin } from '../../src/domain/public-pages.ts'

/** What the build has made for the browser, as far as a page names it. */
export interface BuiltParts {
  /** index.html as the build left it. */
  shell: string
  /** Address of the one style sheet. */
  style: string
  /** Addresses of the scripts that a page's routes need. */
  scripts: string[]
}

/** The whole file: the shell with the page in its root, and with the head that visitors and search engines read. */
export function pageFile(path: string, page: PrerenderedPage, { shell, style, scripts }: BuiltParts): string {
  const root = '<div id="root"></div>'
  if (!shell.includes(root)) throw new Error(`src/web/index.html has no ${root} for the public pages to go into`)
  return shell
    .replace(/<noscript>.*?<\/noscript>\s*/s, '')
    .replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => headOf(path, page).join('\n    '))
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<link rel="stylesheet" href="${style}">`)
    .replace('</head>', () => `${scripts.map(preload).join('')}</head>`)
    .replace(root, () => `<div id="root">${page.html}</div>${page.data}`)
}

const preload = (script: string) => `<link rel="modulepreload" href="${script}">\n  `

/** The tags in the order in which a reader of the source would look for them. */
export function headOf(path: string, { title, meta }: Pick<PrerenderedPage, 'title' | 'meta'>): string[] {
  const own = (name: string) => meta.findLast((tag) => tag.name === name || tag.property === name)?.content
  const description = own('description')
  const image = own('og:image') ?? '/open-graph.png'
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
    tag('property', 'og:image', `${standInOrigin}${image}`),
    tag('name', 'twitter:card', 'summary_large_image'),
  ]
}

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${inHtml(content)}">`

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
