import { escapeMarkup } from '#docs/model/pieces.ts'
import type { SiteFrame } from '#docs/model/site-frame.ts'
import type { Bundle } from './bundle.ts'
import type { SiteSettings } from './settings.ts'

/** What all pages of a site share. Paths are relative to the site. */
export interface SharedParts {
  bundle: Bundle
  settings: SiteSettings
  logo: SiteFrame['logo']
  icon: string
  /** Style sheet with the colours of the settings. */
  colors: string | null
}

export interface PagePaths {
  /** Path of the page, 'v1/charges.html'. */
  path: string
  /** Another path of the same page, which search engines list instead. */
  canonical?: string
}

/** Allows only the site's own scripts, styles and fonts. From disk, 'self' is the file system. */
const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    ...(origins.length > 0 ? [`connect-src ${origins.join(' ')}`] : []),
  ].join('; ')

/** From a page to the root of the site: '' or '../'. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1)

/** The public address of a page; that of an index is its folder. */
export const publicAddress = (url: string, path: string): string =>
  url + encodeURI(path).replace(/(^|\/)index\.html$/, '$1')

interface PageContent {
  title: string
  description?: string | null | undefined
  /** Further elements of the head. */
  head?: string[]
  /** Those that scripts of the page may call. */
  origins?: readonly string[]
  body: string[]
}

export function htmlPage({ path, canonical = path }: PagePaths, shared: SharedParts, content: PageContent): string {
  const { bundle, settings, colors, icon } = shared
  const root = rootOf(path)
  const { title, description, head = [], origins = [], body } = content
  return `<!doctype html>
<html lang="en"${settings.theme ? ` data-initial-theme="${settings.theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(origins)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${[
  `<title>${escapeMarkup(title)}</title>`,
  ...(description ? [`<meta name="description" content="${escapeMarkup(description)}">`] : []),
  ...(settings.url ? [`<link rel="canonical" href="${escapeMarkup(publicAddress(settings.url, canonical))}">`] : []),
  `<link rel="icon" href="${icon.startsWith('data:') ? icon : root + icon}">`,
  ...head,
  `<link rel="stylesheet" href="${root}${bundle.style}">`,
  ...(colors ? [`<link rel="stylesheet" href="${root}${colors}">`] : []),
].join('\n')}
</head>
<body>
${body.join('\n')}
</body>
</html>
`
}

/** Data that scripts of the page read by the id. No text in it can end the element. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** A page that needs no script except for the choice of the theme. */
export function staticPage(
  paths: PagePaths,
  shared: SharedParts,
  { frame, main, ...content }: Omit<PageContent, 'head' | 'origins' | 'body'> & { frame: SiteFrame; main: string[] },
): string {
  const root = rootOf(paths.path)
  return htmlPage(paths, shared, {
    ...content,
    head: [
      `<script src="${root}${shared.bundle.theme}"></script>`,
      `<link rel="stylesheet" href="${root}${shared.bundle.fonts}">`,
    ],
    body: [
      '<a class="site-skip" href="#main">Skip to content</a>',
      barOf(frame),
      `<main id="main" class="plain" tabindex="-1">`,
      ...main,
      '</main>',
    ],
  })
}

/** Writes the bar that src/docs/site/shell.tsx renders. */
function barOf({ title, logo, home, links, versions, differences }: SiteFrame): string {
  const images = logo
    ? Object.entries(logo).map(([theme, src]) => `<img class="site-logo site-logo-${theme}" src="${src}" alt="">`)
    : []
  const name = `${images.join('')}<span>${escapeMarkup(title ?? 'All products')}</span>`
  const link = (text: string, href: string) => `<li><a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a></li>`
  const menu = versions.map(({ name: version, href, isCurrent }) =>
    isCurrent ? `<li><a href="${href}" aria-current="page">${escapeMarkup(version)}</a></li>` : link(version, href),
  )
  return [
    '<header class="site-bar">',
    home ? `<a class="site-home" href="${home}">${name}</a>` : `<span class="site-home">${name}</span>`,
    '<span class="site-title"></span>',
    ...(versions.length > 0
      ? [
          dropDown(versions.find(({ isCurrent }) => isCurrent)?.name ?? 'Versions', [
            ...menu,
            ...(differences ? [link('Differences', differences)] : []),
          ]),
        ]
      : []),
    ...(links.length > 0
      ? [
          `<nav class="site-links" aria-label="Site"><ul>${links.map(({ text, href }) => link(text, href)).join('')}</ul></nav>`,
        ]
      : []),
    '</header>',
  ].join('\n')
}

/** A menu of links that opens without a script. */
export const dropDown = (label: string, items: string[]): string =>
  `<details class="site-versions"><summary>${escapeMarkup(label)}</summary><ul>${items.join('')}</ul></details>`
