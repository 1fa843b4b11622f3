import type { PreparedProduct } from '../prepare.ts'
import type { Bundle } from './bundle.ts'

/**
 * Allows only the site's own scripts, styles and fonts; the hash is that of Emotion's empty style element. From disk,
 * 'self' is the file system.
 */
const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    ...(origins.length > 0 ? [`connect-src ${origins.join(' ')}`] : []),
  ].join('; ')

/** `origins` are those that scripts of the page may call. */
function document(head: string[], body: string[], origins: readonly string[] = []): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(origins)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${head.join('\n')}
</head>
<body>
${body.join('\n')}
</body>
</html>
`
}

/** The page of one product. Files of the first view are referenced here, so that they load in parallel. */
export function productPage(
  { product, origins }: PreparedProduct,
  data: string,
  bundle: Bundle,
  { several, realCalls = false }: { several: boolean; realCalls?: boolean | undefined },
): string {
  const { suffix, title, version, summary, description, changes } = product
  const plain = [
    `<h1>${plainText(title)}</h1>`,
    `<p>Version ${plainText(version)}. This page needs JavaScript; <a href="${suffix}.md">all of it as Markdown</a> does not.</p>`,
    description ?? '',
  ]
  return document(
    [
      `<title>${plainText(title)}</title>`,
      ...(summary ? [`<meta name="description" content="${plainText(summary)}">`] : []),
      `<link rel="icon" href="${bundle.icon}">`,
      `<link rel="alternate" href="${suffix}.md" type="text/markdown">`,
      ...(changes.some(({ released }) => released !== null)
        ? [
            `<link rel="alternate" href="${suffix}.atom" type="application/atom+xml" title="Changes of ${plainText(title)}">`,
          ]
        : []),
      `<script src="${data}/start.js" data-faces="${plainText(JSON.stringify(bundle.faces))}"></script>`,
      `<link rel="stylesheet" href="${bundle.style}">`,
      `<script defer src="${bundle.reader}" data-try-out="${bundle.tryOut}" data-several="${several}"${realCalls ? ` data-real-calls="${plainText(origins.join(' '))}"` : ''}></script>`,
    ],
    ['<div id="root"></div>', `<noscript><main class="plain">${plain.join('\n')}</main></noscript>`],
    realCalls ? origins : [],
  )
}

/** The list of products, which works without JavaScript. */
export function indexPage(products: PreparedProduct[], bundle: Bundle, title = 'API documentation'): string {
  const entry = ({ product: { suffix, title, version, summary } }: PreparedProduct) =>
    `<li><h2><a href="${suffix}.html">${plainText(title)}</a></h2><p>${plainText(summary ?? '')}</p>
<p class="facts">Version ${plainText(version)} · <a href="${suffix}.md">Markdown</a> · <a href="${suffix}.yaml">YAML</a> · <a href="${suffix}.json">JSON</a></p></li>`
  return document(
    [
      `<title>${plainText(title)}</title>`,
      `<link rel="icon" href="${bundle.icon}">`,
      `<script src="${bundle.theme}"></script>`,
      `<link rel="stylesheet" href="${bundle.fonts}">`,
      `<link rel="stylesheet" href="${bundle.style}">`,
    ],
    [
      '<main id="main" class="plain">',
      `<h1>${plainText(title)}</h1>`,
      `<ul class="products">${products.map(entry).join('\n')}</ul>`,
      '<p class="facts"><a href="llms.txt">llms.txt</a></p>',
      '</main>',
    ],
  )
}

function plainText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
