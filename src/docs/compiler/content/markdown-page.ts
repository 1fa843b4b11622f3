import { exampleContext, valuesOf } from '#docs/model/call-values.ts'
import { deprecationNote } from '#docs/model/deprecation.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type {
  Body,
  Example,
  Group,
  Html,
  Media,
  Operation,
  Pack,
  Parameter,
  Product,
  Response,
  Schema,
} from '#docs/model/product.ts'
import type { Change } from '#docs/model/version-changes.ts'
import { formatDay } from '#domain/dates.ts'
import { cell, link, placeHeadings, tableOf, toLine } from './markdown-source.ts'
import type { Prose } from './prose.ts'
import { remarks, schemaList } from './schema-list.ts'

/** The complete page of a product as Markdown. */
export function markdownPage(product: Product, packs: Pack[], prose: Prose): string {
  const operations = new Map(packs.flatMap((pack) => Object.entries(pack.operations)))
  const schemas = packs.flatMap((pack) => Object.entries(pack.schemas))
  return paragraphs(
    `# ${product.title}`,
    `Version ${product.version}.${product.summary ? ` ${product.summary}` : ''}`,
    product.description && placeHeadings(prose.sourceOf(product.description), 2),
    serversPart(product, prose),
    headersPart(product, prose),
    securityPart(product, prose),
    ...product.groups.map((group) => groupPart(group, operations, product, prose)),
    ...product.tables.map((table) => tablePart(table, prose)),
    changesPart(product, prose),
    schemas.length > 0 &&
      paragraphs('## Schemas', ...schemas.map(([name, schema]) => namedSchema(name, schema, prose))),
  ).concat('\n')
}

/** A page of Markdown per operation, by its id. */
export function operationPages(product: Product, packs: Pack[], prose: Prose): Record<string, string> {
  const operations = packs.flatMap((pack) => Object.values(pack.operations))
  return Object.fromEntries(
    operations.map((operation) => [operation.id, `${operationPart(operation, product, prose, '#')}\n`]),
  )
}

type Part = string | null | false | undefined

const paragraphs = (...parts: Part[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')

/** Descriptions of the file, with headings below those of the page. */
const block = (html: Html | null | undefined, prose: Prose): Part => html && placeHeadings(prose.sourceOf(html), 3)

const line = (html: Html, prose: Prose): string => toLine(prose.sourceOf(html))

function serversPart({ servers }: Product, prose: Prose): Part {
  if (servers.length === 0) return null
  const lines = servers.map(({ url, description, variables }) => {
    const words = [description, variables].flatMap((html) => (html ? [line(html, prose)] : []))
    return `- \`${url}\`${words.length > 0 ? `: ${words.join(' ')}` : ''}`
  })
  return paragraphs('## Servers', lines.join('\n'))
}

function headersPart({ requestHeaders }: Product, prose: Prose): Part {
  if (requestHeaders.length === 0) return null
  const rows = requestHeaders.map(({ name, example, required, description }) => [
    `\`${name}\``,
    required ? 'yes' : 'no',
    `\`${cell(example)}\``,
    cell(description ? line(description, prose) : ''),
  ])
  return paragraphs('## Request headers', tableOf(['Header', 'Required', 'Example', 'Description'], rows))
}

function securityPart({ securitySchemes }: Product, prose: Prose): Part {
  if (securitySchemes.length === 0) return null
  const lines = securitySchemes.flatMap(({ id, kind, description, facts }) => [
    `- \`${id}\`: ${kind}${description ? `. ${line(description, prose)}` : ''}`,
    ...facts.map(([term, words]) => `  - ${term}: ${line(words, prose)}`),
  ])
  return paragraphs('## Security', lines.join('\n'))
}

function groupPart(group: Group, operations: Map<string, Operation>, product: Product, prose: Prose): string {
  const parts = group.operations.flatMap(({ id }) => {
    const operation = operations.get(id)
    return operation ? [operationPart(operation, product, prose)] : []
  })
  return paragraphs(`## ${group.name}`, block(group.description, prose), ...parts)
}

function operationPart(operation: Operation, product: Product, prose: Prose, level = '###'): string {
  const { method, path, summary, description, externalDocs, parameters, requestBody, responses, callbacks } = operation
  return paragraphs(
    `${level} ${summary}`,
    `\`${method} ${path}\`${operation.deprecated ? ` **${deprecationNote(operation.deprecation)}.**` : ''}`,
    block(description, prose),
    externalDocs && link(externalDocs.description, externalDocs.url),
    securityLine(operation),
    parametersPart(parameters, prose),
    requestBody && bodyPart(requestBody, prose),
    samplePart(operation, product),
    ...(operation.ownSamples ?? []).map(({ label, text }) => paragraphs(`Sample ${label}:`, fenced(text, ''))),
    ...responsesParts(responses, prose),
    ...callbacks.map(({ name, expression, operation: called }) =>
      paragraphs(`#### Callback ${name} to \`${expression}\``, operationPart(called, product, prose, '#####')),
    ),
  )
}

function securityLine({ security }: Operation): Part {
  const ways = security.map((needed) =>
    needed
      .map(({ scheme, scopes }) => `\`${scheme}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`)
      .join(' and '),
  )
  return ways.length > 0 && `Security: ${ways.map((way) => way || 'none').join(', or ')}`
}

function parametersPart(parameters: Parameter[], prose: Prose): Part {
  if (parameters.length === 0) return null
  const rows = parameters.map((parameter) => [
    `\`${parameter.name}\``,
    parameter.in,
    cell(parameter.schema.type),
    parameter.required ? 'yes' : 'no',
    cell(parameterLabel(parameter, prose)),
  ])
  const lists = parameters.flatMap(({ name, schema }) => {
    const list = schemaList(schema, prose, '  ')
    return list.length > 0 ? [`- \`${name}\`:`, ...list] : []
  })
  return paragraphs(
    '#### Parameters',
    tableOf(['Name', 'In', 'Type', 'Required', 'Description'], rows),
    lists.join('\n'),
  )
}

function parameterLabel(
  { description, style, deprecated, deprecation, schema, example }: Parameter,
  prose: Prose,
): string {
  const words = [
    deprecated && deprecationNote(deprecation),
    description && line(description, prose).replace(/\.$/, ''),
    style,
    ...remarks({ ...schema, ...(example === null ? {} : { example }) }, prose),
  ].filter((part) => typeof part === 'string' && part !== '')
  return [...new Set(words)].map((part) => `${part}.`).join(' ')
}

function bodyPart({ required, description, media }: Body, prose: Prose): string {
  return paragraphs(
    `#### Request body${required ? '' : ' (optional)'}`,
    block(description, prose),
    ...media.map((each) => mediaPart(each, bodyLabel(each, prose))),
  )
}

/** Failures often share a body, which is written once. */
function responsesParts(responses: Response[], prose: Prose): string[] {
  const statuses = new Map<string, string>()
  return responses.map((response) => {
    const media = response.media.map((each) => {
      const body = bodyLabel(each, prose)
      const before = statuses.get(body)
      if (before === undefined) statuses.set(body, response.status)
      return mediaPart(each, before === undefined ? body : `\`${each.type}\`: as in response ${before}`)
    })
    return responsePart(response, media, prose)
  })
}

function responsePart({ status, description, headers, links }: Response, media: string[], prose: Prose): string {
  const headerLines = headers.flatMap((header) => [
    `- header \`${header.name}\`: ${parameterLabel(header, prose)}`,
    ...schemaList(header.schema, prose, '  '),
  ])
  const linkLines = links.map(({ name, description: words }) => `- link \`${name}\`: ${line(words, prose)}`)
  return paragraphs(
    `#### Response ${status}`,
    block(description, prose),
    headerLines.join('\n'),
    ...media,
    linkLines.join('\n'),
  )
}

const bodyLabel = ({ type, schema }: Media, prose: Prose): string =>
  paragraphs(
    `\`${type}\`${schema ? `: ${[schema.type, ...remarks(schema, prose)].join('. ')}` : ''}`,
    schema && schemaList(schema, prose).join('\n'),
  )

function mediaPart({ type, examples, encoding }: Media, body: string): string {
  const parts = encoding.map(([part, words]) => `- part \`${part}\`: ${words}`)
  return paragraphs(body, parts.join('\n'), ...examples.map((example) => examplePart(example, type)))
}

function examplePart({ name, summary, text, generated, externalValue }: Example, type: string): string {
  if (externalValue) return `Example \`${name}\`: <${externalValue}>`
  const title = generated ? 'Example, made from the schema:' : `Example \`${name}\`${summary ? `: ${summary}` : ''}`
  return paragraphs(title, fenced(text, /json/.test(type) ? 'json' : /xml/.test(type) ? 'xml' : ''))
}

function samplePart(operation: Operation, product: Product): Part {
  const snippet = operation.snippets.find(({ language }) => language === 'shell')
  if (!snippet) return null
  const [media] = operation.requestBody?.media ?? []
  const [example] = media?.examples ?? []
  const body = media && example ? { type: media.type, text: example.text } : null
  return fenced(fillSnippet(snippet, valuesOf(operation, exampleContext(product), body)).text, 'sh')
}

/** A fence longer than any in the text. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

function tablePart({ title, columns, rows }: Product['tables'][number], prose: Prose): string {
  return paragraphs(
    `## ${title}`,
    tableOf(
      columns.map(({ name }) => name),
      rows.map(({ cells }) => cells.map((html) => cell(line(html, prose)))),
    ),
  )
}

function changesPart({ changes }: Product, prose: Prose): Part {
  if (changes.length === 0) return null
  const versions = changes.map(({ version, released, lines, differences }) =>
    paragraphs(
      `### ${version}`,
      released === null ? 'Not released yet.' : `Released on ${formatDay(released)}.`,
      [...lines, ...differences].map((change) => changeLine(change, prose)).join('\n'),
    ),
  )
  return paragraphs('## Changes', ...versions)
}

function changeLine({ text, operations, kind }: Change & { kind?: string }, prose: Prose): string {
  const affected = operations.map(({ name }) => `\`${name}\``).join(', ')
  return `- ${kind ? `${kind}: ` : ''}${line(text, prose)}${affected ? ` (${affected})` : ''}`
}

const namedSchema = (name: string, schema: Schema, prose: Prose): string =>
  paragraphs(`### ${name}`, [schema.type, ...remarks(schema, prose)].join('. '), schemaList(schema, prose).join('\n'))
