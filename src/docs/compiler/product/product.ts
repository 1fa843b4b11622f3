import type { Group, OperationEntry, Product } from '#docs/page/model.ts'
import { toPlainText } from '../content/markdown.ts'
import { link } from '../content/markdown-source.ts'
import type { Info, OpenApiDocument } from '../document.ts'
import type { Preparation } from '../preparation.ts'
import { joinPath } from '../schema/paths.ts'
import { buildSecuritySchemes } from './security-schemes.ts'
import { buildServer } from './servers.ts'
import { buildTables } from './tables.ts'

export interface ProductParts {
  suffix: string
  tryOut: Product['tryOut']
  /** Every operation with the tag it stands under. */
  entries: { tag: string | undefined; entry: OperationEntry }[]
  packCount: number
}

export function buildProduct(preparation: Preparation, { suffix, tryOut, entries, packCount }: ProductParts): Product {
  const { document } = preparation
  const { info } = document
  const text = [info.description ?? '', ...aboutWords(info, document)].filter((part) => part !== '').join('\n\n')
  const description = preparation.prose.section(text, { idPrefix: 'about/' })
  for (const { id } of description.headings) preparation.anchors.take(id)
  return {
    suffix,
    title: info.title,
    version: info.version,
    summary: summaryOf(info),
    description: text === '' ? null : description.html,
    headings: description.headings,
    servers: (document.servers ?? []).map((server) => buildServer(preparation, server)),
    requestHeaders: preparation.requestHeaders,
    securitySchemes: buildSecuritySchemes(preparation),
    groups: buildGroups(preparation, entries),
    tables: buildTables(preparation),
    tryOut,
    packCount,
  }
}

function summaryOf({ summary, description }: Info): string | null {
  if (summary !== undefined) return summary
  const [sentence] =
    /^.+?[.!?](?=\s|$)/s.exec(toPlainText(description?.split(/\n\s*\n/).find((part) => !/^\s*#/.test(part)) ?? '')) ??
    []
  return sentence ?? null
}

/** Whom to ask and on which terms. */
function aboutWords({ contact, license, termsOfService }: Info, { externalDocs }: OpenApiDocument): string[] {
  const person = contact?.url ? link(contact.name ?? contact.url, contact.url) : contact?.name
  const mail = contact?.email ? link(contact.email, `mailto:${contact.email}`) : undefined
  const reach = [person, mail].filter((part) => part !== undefined)
  return [
    ...(externalDocs ? [`More: ${link(externalDocs.description ?? externalDocs.url, externalDocs.url)}`] : []),
    ...(reach.length > 0 ? [`Contact: ${reach.join(', ')}`] : []),
    ...(termsOfService === undefined ? [] : [link('Terms of service', termsOfService)]),
    ...(license
      ? [
          `License: ${license.url ? link(license.name, license.url) : license.name}${license.identifier ? ` (${license.identifier})` : ''}`,
        ]
      : []),
  ]
}

const webhooks = 'Webhooks'
const untagged = 'Other operations'

function buildGroups(preparation: Preparation, entries: ProductParts['entries']): Group[] {
  const tags = preparation.document.tags ?? []
  const members = new Map<string, OperationEntry[]>(tags.map(({ name }) => [name, []]))
  const place = (name: string, entry: OperationEntry) => members.set(name, [...(members.get(name) ?? []), entry])
  for (const { tag, entry } of entries) if (tag !== undefined && entry.kind === 'operation') place(tag, entry)
  for (const { tag, entry } of entries) if (tag === undefined && entry.kind === 'operation') place(untagged, entry)
  for (const { entry } of entries) if (entry.kind === 'webhook') place(webhooks, entry)
  return [...members].flatMap(([name, operations]) => {
    const tag = tags.find((each) => each.name === name)
    if (operations.length === 0 && tag?.description === undefined) return []
    const docs = tag?.externalDocs
      ? link(tag.externalDocs.description ?? tag.externalDocs.url, tag.externalDocs.url)
      : undefined
    return [
      {
        id: preparation.anchors.take(joinPath('tag', name.replaceAll(/[^\w.-]+/g, '-'))),
        name: typeof tag?.['x-displayName'] === 'string' ? tag['x-displayName'] : name,
        description: preparation.prose.htmlOrNull(tag?.description, docs),
        operations,
      },
    ]
  })
}
