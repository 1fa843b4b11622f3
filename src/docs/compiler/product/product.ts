import type { Group, Html, OperationEntry, Product, SecurityScheme } from '#docs/model/product.ts'
import { headersAnchor } from '#docs/page/sections.ts'
import { type Info, type OAuthFlow, type OpenApiDocument, resolve, type SecuritySchemeObject } from '#domain/openapi.ts'
import { toPlainText } from '../content/markdown.ts'
import { inlineCode, link } from '../content/markdown-source.ts'
import { plainLine } from '../content/plain-line.ts'
import type { Preparation } from '../preparation.ts'
import { joinPath } from '../schema/paths.ts'
import { buildChanges, type History } from './changes.ts'
import { buildServer } from './servers.ts'
import { buildTables } from './tables.ts'

function buildSecuritySchemes(preparation: Preparation): SecurityScheme[] {
  const { document } = preparation
  return Object.entries(document.components?.securitySchemes ?? {}).map(([id, reference]) => {
    const scheme = resolve(document, reference)
    return {
      id,
      kind: kindOf(scheme),
      description: describeScheme(preparation, id, scheme),
      facts: factsOf(scheme).map(([term, words]): [string, Html] => [term, preparation.prose.html(words)]),
    }
  })
}

/** A description that the list of request headers has already becomes a link to it. */
function describeScheme({ requestHeaders, prose }: Preparation, id: string, scheme: SecuritySchemeObject): Html | null {
  const description = prose.htmlOrNull(scheme.description)
  const header = requestHeaders.find((each) => each.scheme === id && each.description === description)
  if (!header) return description
  return prose.html(`Every call carries it: ${link(header.name, `#${headersAnchor}/${header.name}`)}.`)
}

function kindOf({ type, in: within, name, scheme }: SecuritySchemeObject): string {
  if (type === 'apiKey') return `API key in ${within === 'query' ? 'query parameter' : within} ${name}`
  if (type === 'oauth2') return 'OAuth 2.0'
  if (type === 'openIdConnect') return 'OpenID Connect'
  if (type === 'mutualTLS') return 'Client certificate (mutual TLS)'
  const known: Record<string, string> = { basic: 'HTTP Basic', bearer: 'HTTP Bearer', digest: 'HTTP Digest' }
  return known[scheme?.toLowerCase() ?? ''] ?? `HTTP ${scheme}`
}

function factsOf(scheme: SecuritySchemeObject): [term: string, words: string][] {
  return [
    ...fact('Token format', scheme.bearerFormat, inlineCode),
    ...fact('Discovery', scheme.openIdConnectUrl, address),
    ...fact('Metadata', scheme.oauth2MetadataUrl, address),
    ...Object.entries(scheme.flows ?? {}).flatMap(([name, flow]) => {
      const term = flowNames.get(name)
      return term === undefined ? [] : [flowFacts(term, flow)]
    }),
  ]
}

const flowNames = new Map([
  ['implicit', 'Implicit flow'],
  ['password', 'Password flow'],
  ['clientCredentials', 'Client credentials flow'],
  ['authorizationCode', 'Authorization code flow'],
  ['deviceAuthorization', 'Device authorization flow'],
])

function flowFacts(term: string, flow: OAuthFlow): [term: string, words: string] {
  const addresses = [
    ...fact('authorize at', flow.authorizationUrl, address),
    ...fact('authorize devices at', flow.deviceAuthorizationUrl, address),
    ...fact('tokens from', flow.tokenUrl, address),
    ...fact('refresh at', flow.refreshUrl, address),
  ].map(([before, words]) => `${before} ${words}`)
  const scopes = Object.entries(flow.scopes).map(([scope, words]) => `- ${inlineCode(scope)}: ${words}`)
  return [term, [addresses.join(', '), scopes.join('\n')].filter((text) => text !== '').join('\n\n')]
}

const fact = (term: string, value: string | undefined, words: (value: string) => string): [string, string][] =>
  value === undefined ? [] : [[term, words(value)]]

const address = (url: string): string => (/^https?:/.test(url) ? link(url, url) : inlineCode(url))

export interface ProductParts {
  suffix: string
  tryOut: Product['tryOut']
  /** Every operation with its tag. */
  entries: { tag: string | undefined; entry: OperationEntry }[]
  packCount: number
  history: History
  tables: readonly string[]
}

export function buildProduct(
  preparation: Preparation,
  { suffix, tryOut, entries, packCount, history, tables }: ProductParts,
): Product {
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
    tables: buildTables(preparation, tables),
    changes: buildChanges(preparation, history, entries),
    tryOut,
    packCount,
    downloads: [],
  }
}

function summaryOf({ summary, description }: Info): string | null {
  if (summary !== undefined) return plainLine(summary)
  const [sentence] =
    /^.+?[.!?](?=\s|$)/s.exec(toPlainText(description?.split(/\n\s*\n/).find((part) => !/^\s*#/.test(part)) ?? '')) ??
    []
  return sentence ?? null
}

/** Contact, licence and terms. */
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

/** Without tags, operations are grouped by the first step in which their paths differ, if that makes groups. */
function groupByPath(entries: OperationEntry[]): (entry: OperationEntry) => string {
  const stepsOf = ({ path }: OperationEntry) => path.split('/').filter((step) => step !== '')
  const [first = [], ...rest] = entries.map(stepsOf)
  const shortest = Math.min(...[first, ...rest].map((steps) => steps.length - 1))
  const differing = first.findIndex((step, index) => index >= shortest || rest.some((steps) => steps[index] !== step))
  const nameOf = (entry: OperationEntry) => {
    const step = stepsOf(entry)[Math.max(0, differing)]
    return step === undefined || step.includes('{') ? untagged : step
  }
  const isTelling = new Set(entries.map(nameOf)).size * 2 <= entries.length
  return isTelling ? nameOf : () => untagged
}

function buildGroups(preparation: Preparation, entries: ProductParts['entries']): Group[] {
  const tags = preparation.document.tags ?? []
  const members = new Map<string, OperationEntry[]>(tags.map(({ name }) => [name, []]))
  const place = (name: string, entry: OperationEntry) => members.set(name, [...(members.get(name) ?? []), entry])
  for (const { tag, entry } of entries) if (tag !== undefined) place(tag, entry)
  const others = entries.flatMap(({ tag, entry }) => (tag === undefined ? [entry] : []))
  const called = others.filter(({ kind }) => kind === 'operation')
  const groupOf = others.length === entries.length ? groupByPath(called) : () => untagged
  for (const entry of called) place(groupOf(entry), entry)
  for (const entry of others) if (entry.kind === 'webhook') place(webhooks, entry)
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
