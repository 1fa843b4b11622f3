import { createHash } from 'node:crypto'
import { escapeHtmlText } from '#docs/model/pieces.ts'
import type { Product } from '#docs/model/product.ts'
import type { Change, VersionChanges } from '#docs/model/version-changes.ts'
import { hrefOf } from '#docs/page/anchors.ts'
import { changesAnchor } from '#docs/page/sections.ts'
import { escapeHtml as escapeAttribute } from '#domain/escape-html.ts'

/** URLs of the product's page and of its feed. */
interface FeedAddresses {
  page: string
  feed: string
}

/** The releases of a product as an Atom feed (RFC 4287); null before the first release. */
export function changesFeed(product: Product, { page, feed }: FeedAddresses): string | null {
  const { suffix, title, changes } = product
  const entries = changes.flatMap((version) => entryOf(product, version, page))
  const newest = changes.find(({ released }) => released !== null)?.released
  if (!newest) return null
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${idOf(suffix)}</id>
<title>Changes of ${escapeHtmlText(title)}</title>
<updated>${momentOf(newest)}</updated>
<author><name>${escapeHtmlText(title)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeAttribute(feed)}"/>
<link rel="alternate" type="text/html" href="${escapeAttribute(page + hrefOf(changesAnchor))}"/>
${entries.join('\n')}
</feed>
`
}

function entryOf({ suffix, title }: Product, version: VersionChanges, page: string): string[] {
  const { id, version: number, released, lines, differences } = version
  if (released === null) return []
  const isBreaking = differences.some(({ kind }) => kind === 'breaking')
  const content = [
    listOf(lines, page),
    ...(differences.length > 0 ? ['<p>Differences from the version before:</p>', listOf(differences, page)] : []),
  ]
  return [
    `<entry>
<id>${idOf(suffix, number)}</id>
<title>${escapeHtmlText(`${title} ${number}`)}${isBreaking ? ' (breaking)' : ''}</title>
<published>${momentOf(released)}</published>
<updated>${momentOf(released)}</updated>
<link rel="alternate" type="text/html" href="${escapeAttribute(page + hrefOf(id))}"/>
<content type="html">${escapeHtmlText(content.join(''))}</content>
</entry>`,
  ]
}

function listOf(changes: (Change & { kind?: string })[], page: string): string {
  const items = changes.map(({ kind, text, operations }) => {
    const affected = operations.map(({ name, anchor }) =>
      anchor === null
        ? escapeHtmlText(name)
        : `<a href="${escapeAttribute(page + hrefOf(anchor))}">${escapeHtmlText(name)}</a>`,
    )
    return `<li>${kind ? `${kind}: ` : ''}${text}${affected.length > 0 ? ` (${affected.join(', ')})` : ''}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

/** The id is the same at every address and in every build: a UUID of version 8 (RFC 9562), made of the names. */
function idOf(...names: string[]): string {
  const hash = createHash('sha256')
    .update(['changes', ...names].join('\0'))
    .digest('hex')
  const [first, second] = [hash.slice(0, 8), hash.slice(8, 12)]
  return `urn:uuid:${first}-${second}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

const momentOf = (day: string) => `${day}T00:00:00Z`
