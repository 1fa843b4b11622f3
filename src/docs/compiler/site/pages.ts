import { allFormWriters } from '#docs/model/multipart-code.ts'
import { escapeMarkup } from '#docs/model/pieces.ts'
import type { SiteFrame } from '#docs/model/site-frame.ts'
import { foldProduct } from '#docs/model/stored-product.ts'
import { counted } from '#domain/counts.ts'
import { renderMarkdown } from '../content/markdown.ts'
import type { PreparedProduct } from '../prepare.ts'
import { dataBlock, htmlPage, type PagePaths, rootOf, type SharedParts, staticPage } from './html-page.ts'

/** The page of one product. Files of the first view are referenced here, so that they load in parallel. */
export function productPage(
  paths: PagePaths,
  shared: SharedParts,
  { product, packs, origins }: PreparedProduct,
  { data, frame }: { data: string; frame: SiteFrame },
): string {
  const { bundle, settings } = shared
  const { suffix, title, version, summary, description, changes } = product
  const root = rootOf(paths.path)
  const faces = bundle.faces.map((face) => ({ ...face, file: `${root}assets/${face.file}` }))
  const realCalls = settings.realCalls ? ` data-real-calls="${escapeMarkup(origins.join(' '))}"` : ''
  const plain = [
    `<h1>${escapeMarkup(title)}</h1>`,
    `<p>Version ${escapeMarkup(version)}. This page needs JavaScript; <a href="${suffix}.md">all of it as Markdown</a> does not.</p>`,
    description ?? '',
  ]
  const { index, stored } = foldProduct(product)
  const shown = frame.versions.find(({ isCurrent }) => isCurrent)
  return htmlPage(paths, shared, {
    title: shown ? `${title} ${shown.name}` : title,
    description: summary,
    origins: settings.realCalls ? origins : [],
    head: [
      `<link rel="alternate" href="${suffix}.md" type="text/markdown">`,
      ...(changes.some(({ released }) => released !== null)
        ? [
            `<link rel="alternate" href="${suffix}.atom" type="application/atom+xml" title="Changes of ${escapeMarkup(title)}">`,
          ]
        : []),
      dataBlock('operation-index', index),
      // Before the start script, which blocks the parser: on a page with a policy, browsers do not load ahead of it.
      `<link rel="preload" as="style" href="${root}${bundle.style}">`,
      ...(hasForms(packs) ? [`<script defer src="${root}${bundle.formWriters}"></script>`] : []),
      `<script defer src="${root}${bundle.reader}" data-try-out="${root}${bundle.tryOut}" data-frame="${escapeMarkup(JSON.stringify(frame))}"${realCalls}></script>`,
      `<script src="${root}${bundle.start}" data-folder="${data}/" data-faces="${escapeMarkup(JSON.stringify(faces))}"></script>`,
    ],
    body: [
      '<div id="root"></div>',
      dataBlock('product', stored),
      `<noscript><main class="plain">${plain.join('\n')}</main></noscript>`,
    ],
  })
}

/** Whether samples have bodies of forms. */
function hasForms(packs: PreparedProduct['packs']): boolean {
  const operations = packs.flatMap((pack) => Object.values(pack.operations))
  const all = operations.flatMap(({ snippets, otherSnippets = {} }) =>
    [snippets, ...Object.values(otherSnippets)].flat(),
  )
  const snippets = new Set(all)
  const parts = [...snippets].flatMap((snippet) => snippet.parts)
  return parts.some((part) => typeof part !== 'string' && Object.hasOwn(allFormWriters, part.as))
}

/** What a page lists: the products of a version, and on the home page all versions. */
export interface HomeContent {
  frame: SiteFrame
  products: PreparedProduct[]
  /** Folder of the products' pages, relative to the page. */
  folder: string
  /** The names of the pages by product. */
  pageOf: (product: PreparedProduct) => string
  /** Whether the versions are listed too. */
  isRoot: boolean
}

/** The list of products, which works without JavaScript. */
export function homePage(paths: PagePaths, shared: SharedParts, content: HomeContent): string {
  const { frame, products, folder, pageOf, isRoot } = content
  const { title = 'API documentation', description } = shared.settings
  const summary = description ? renderMarkdown(description).html : ''
  return staticPage(paths, shared, {
    title,
    frame: { ...frame, home: isRoot ? null : frame.home },
    main: [
      `<h1>${escapeMarkup(title)}</h1>`,
      ...(isRoot && summary ? [`<div class="ref-prose">${summary}</div>`] : []),
      `<ul class="products">${products.map((each) => productCard(each, folder, pageOf(each))).join('\n')}</ul>`,
      ...(isRoot ? versionList(frame) : []),
      `<p class="facts"><a href="${rootOf(paths.path)}llms.txt">llms.txt</a></p>`,
    ],
  })
}

function productCard({ product }: PreparedProduct, folder: string, page: string): string {
  const { suffix, title, version, summary, groups } = product
  const operations = groups.flatMap((group) => group.operations).length
  const file = (kind: string, name: string) => `<a href="${folder}${suffix}.${kind}">${name}</a>`
  const facts = [
    `Version ${escapeMarkup(version)}`,
    counted(operations, 'operation'),
    ...[file('md', 'Markdown'), file('yaml', 'YAML'), file('json', 'JSON')],
  ]
  return `<li><h2><a href="${folder}${page}">${escapeMarkup(title)}</a></h2>${summary ? `<p>${escapeMarkup(summary)}</p>` : ''}
<p class="facts">${facts.join(' · ')}</p></li>`
}

function versionList({ versions, differences }: SiteFrame): string[] {
  if (versions.length === 0) return []
  const entries = versions.map(
    ({ name, href }, index) =>
      `<li><a href="${href}">${escapeMarkup(name)}</a>${index === 0 ? ', the newest' : ''}</li>`,
  )
  return [
    '<h2>Versions</h2>',
    `<ul class="facts">${entries.join('')}</ul>`,
    ...(differences ? [`<p class="facts"><a href="${differences}">Differences between versions</a></p>`] : []),
  ]
}

/** Answered at any address, so its links name the path of the site. */
export function notFoundPage(shared: SharedParts, frame: SiteFrame, base: string): string {
  const paths = { path: '404.html' }
  const html = staticPage(paths, shared, {
    title: 'Page not found',
    frame: { ...frame, home: 'index.html' },
    main: [
      '<h1>Page not found</h1>',
      '<p>There is no page at this address. <a href="index.html">Open the start page</a>.</p>',
    ],
  })
  return html.replaceAll(/ (href|src)="(?!https?:|data:|mailto:|#|\/)/g, ` $1="${base}`)
}
