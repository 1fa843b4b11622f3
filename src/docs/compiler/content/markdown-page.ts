import { exampleContext, valuesOf } from '#docs/page/call-values.ts'
import type {
  Body,
  Example,
  Group,
  Media,
  Operation,
  Pack,
  Parameter,
  Product,
  Response,
  Schema,
} from '#docs/page/model.ts'
import { fillSnippet } from '#docs/page/snippet.ts'
import { htmlToLine, htmlToMarkdown, tableOf } from './html-to-markdown.ts'
import { remarks, schemaList } from './schema-list.ts'

/** The whole page of a product as Markdown, for readers without a browser. */
export function markdownPage(product: Product, packs: Pack[]): string {
  const operations = new Map(packs.flatMap((pack) => Object.entries(pack.operations)))
  const schemas = packs.flatMap((pack) => Object.entries(pack.schemas))
  return paragraphs(
    `# ${product.title}`,
    `Version ${product.version}.${product.summary ? ` ${product.summary}` : ''}`,
    product.description && htmlToMarkdown(product.description, 1),
    serversPart(product),
    headersPart(product),
    securityPart(product),
    ...product.groups.map((group) => groupPart(group, operations, product)),
    ...product.tables.map(tablePart),
    schemas.length > 0 && paragraphs('## Schemas', ...schemas.map(([name, schema]) => namedSchema(name, schema))),
  ).concat('\n')
}

type Part = string | null | false | undefined

const paragraphs = (...parts: Part[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

function serversPart({ servers }: Product): Part {
  if (servers.length === 0) return null
  const lines = servers.map(({ url, description, variables }) => {
    const words = [description, variables].flatMap((html) => (html ? [htmlToLine(html)] : []))
    return `- \`${url}\`${words.length > 0 ? `: ${words.join(' ')}` : ''}`
  })
  return paragraphs('## Servers', lines.join('\n'))
}

function headersPart({ requestHeaders }: Product): Part {
  if (requestHeaders.length === 0) return null
  const rows = requestHeaders.map(({ name, example, required, description }) => [
    `\`${name}\``,
    required ? 'yes' : 'no',
    `\`${cell(example)}\``,
    cell(description ? htmlToLine(description) : ''),
  ])
  return paragraphs('## Request headers', tableOf(['Header', 'Required', 'Example', 'Description'], rows))
}

function securityPart({ securitySchemes }: Product): Part {
  if (securitySchemes.length === 0) return null
  const lines = securitySchemes.flatMap(({ id, kind, description, facts }) => [
    `- \`${id}\`: ${kind}${description ? `. ${htmlToLine(description)}` : ''}`,
    ...facts.map(([term, words]) => `  - ${term}: ${htmlToLine(words)}`),
  ])
  return paragraphs('## Security', lines.join('\n'))
}

function groupPart(group: Group, operations: Map<string, Operation>, product: Product): string {
  const parts = group.operations.flatMap(({ id }) => {
    const operation = operations.get(id)
    return operation ? [operationPart(operation, product)] : []
  })
  return paragraphs(`## ${group.name}`, group.description && htmlToMarkdown(group.description), ...parts)
}

function operationPart(operation: Operation, product: Product, level = '###'): string {
  const { method, path, summary, description, deprecated, parameters, requestBody, responses, callbacks } = operation
  return paragraphs(
    `${level} ${summary}`,
    `\`${method} ${path}\`${deprecated ? ' **Deprecated.**' : ''}`,
    description && htmlToMarkdown(description),
    securityLine(operation),
    parametersPart(parameters),
    requestBody && bodyPart(requestBody),
    samplePart(operation, product),
    ...responsesParts(responses),
    ...callbacks.map(({ name, expression, operation: called }) =>
      paragraphs(`#### Callback ${name} to \`${expression}\``, operationPart(called, product, '#####')),
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

function parametersPart(parameters: Parameter[]): Part {
  if (parameters.length === 0) return null
  const rows = parameters.map((parameter) => [
    `\`${parameter.name}\``,
    parameter.in,
    cell(parameter.schema.type),
    parameter.required ? 'yes' : 'no',
    cell(parameterWords(parameter)),
  ])
  return paragraphs('#### Parameters', tableOf(['Name', 'In', 'Type', 'Required', 'Description'], rows))
}

function parameterWords({ description, style, deprecated, schema, example }: Parameter): string {
  const words = [
    deprecated && 'Deprecated',
    description && htmlToLine(description).replace(/\.$/, ''),
    style,
    ...remarks({ ...schema, ...(example === null ? {} : { example }) }),
  ].filter((part) => typeof part === 'string' && part !== '')
  return [...new Set(words)].map((part) => `${part}.`).join(' ')
}

function bodyPart({ required, description, media }: Body): string {
  return paragraphs(
    `#### Request body${required ? '' : ' (optional)'}`,
    description && htmlToMarkdown(description),
    ...media.map((each) => mediaPart(each, bodyWords(each))),
  )
}

/** Failures often share their body, which is told once. */
function responsesParts(responses: Response[]): string[] {
  const told = new Map<string, string>()
  return responses.map((response) => {
    const media = response.media.map((each) => {
      const body = bodyWords(each)
      const before = told.get(body)
      if (before === undefined) told.set(body, response.status)
      return mediaPart(each, before === undefined ? body : `\`${each.type}\`: as in response ${before}`)
    })
    return responsePart(response, media)
  })
}

function responsePart({ status, description, headers }: Response, media: string[]): string {
  return paragraphs(
    `#### Response ${status}`,
    description && htmlToMarkdown(description),
    headers.length > 0 && headers.map((header) => `- header \`${header.name}\`: ${parameterWords(header)}`).join('\n'),
    ...media,
  )
}

const bodyWords = ({ type, schema }: Media): string =>
  paragraphs(
    `\`${type}\`${schema ? `: ${[schema.type, ...remarks(schema)].join('. ')}` : ''}`,
    schema && schemaList(schema).join('\n'),
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

/** The fence is longer than any that the text holds. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

function tablePart({ title, note, columns, rows }: Product['tables'][number]): string {
  return paragraphs(
    `## ${title}`,
    note && htmlToMarkdown(note),
    tableOf(
      columns.map(({ name }) => name),
      rows.map(({ cells }) => cells.map((html) => cell(htmlToLine(html)))),
    ),
  )
}

const namedSchema = (name: string, schema: Schema): string =>
  paragraphs(`### ${name}`, [schema.type, ...remarks(schema)].join('. '), schemaList(schema).join('\n'))
