import { escapeHtml } from '#domain/escape-html.ts'
import { standInOrigin } from '#domain/public-pages.ts'
import type { PrerenderedPage } from '#web/prerender.tsx'

/** Title, description, canonical address and Open Graph tags of a public page, as HTML. */
export function pageHead(path: string, { title, meta }: Pick<PrerenderedPage, 'title' | 'meta'>): string[] {
  const own = (name: string) => meta.findLast((each) => each.name === name || each.property === name)?.content
  const description = own('description')
  const robots = own('robots')
  const address = `${standInOrigin}${path}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [tag('name', 'description', description)] : []),
    ...(robots ? [tag('name', 'robots', robots)] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    tag('property', 'og:type', own('og:type') ?? 'website'),
    tag('property', 'og:site_name', 'Open Platform'),
    tag('property', 'og:title', title),
    ...(description ? [tag('property', 'og:description', description)] : []),
    tag('property', 'og:url', address),
    tag('property', 'og:image', `${standInOrigin}${previewImage(own('og:image'))}`),
    tag('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Link previews do not show SVG. */
const previewImage = (image: string | undefined) => (image && !image.endsWith('.svg') ? image : '/open-graph.png')

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
