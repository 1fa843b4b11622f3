import type { FindEntry } from '#docs/model/find.ts'
import { escapeHtmlText } from '#docs/model/pieces.ts'
import type {
  Body,
  Html,
  Media,
  Operation,
  Parameter,
  Product,
  Property,
  Response,
  Schema,
} from '#docs/model/product.ts'
import { changesAnchor, headersAnchor, introductionAnchor, securityAnchor } from '#docs/page/sections.ts'
import { htmlToText } from './content/markdown.ts'

/** All search entries of a product. */
export function findEntries(product: Product, operations: Operation[], schemas: Map<string, Schema>): FindEntry[] {
  const heading = (text: string, anchor: string, words: string) =>
    entryOf('heading', text, product.title, anchor, words)
  const prose = proseByHeading(product)
  const servers = product.servers.flatMap(({ description, variables }) => [textOf(description), textOf(variables)])
  const opening = joined([product.title, product.summary, prose.get(''), ...servers])
  const introduction = opening ? [heading('Introduction', introductionAnchor, opening)] : []
  const headings = product.headings.map(({ id, text }) => heading(text, id, prose.get(id) ?? ''))
  const groups = product.groups.map(({ id, name, description }) => heading(name, id, textOf(description)))
  const tables = product.tables.flatMap(({ id, title, rows }): FindEntry[] => [
    heading(title, id, ''),
    ...rows.map(({ id: anchor, text }) => entryOf('code', anchor.slice(id.length + 1), title, anchor, text)),
  ])
  const changes = product.changes.map(({ id, version, lines }) => ({
    ...heading(version, id, lines.map(({ text }) => textOf(text)).join(' ')),
    place: 'Changes',
  }))
  const versions = changes.length > 0 ? [heading('Changes', changesAnchor, ''), ...changes] : []
  const fields = new FieldFinder(schemas, product.packCount <= 1)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const found = product.groups.flatMap((group) => {
    // In a large product a response field is listed once per tag, since operations of a tag share responses.
    const seen = product.packCount > 1 ? new Set<string>() : undefined
    return group.operations.flatMap(({ id }) => fields.ofOperation(byId.get(id), seen))
  })
  return [...introduction, ...headings, ...ofEachCall(product), ...groups, ...found, ...tables, ...versions]
}

const entryOf = (kind: FindEntry['kind'], text: string, place: string, anchor: string, words: string): FindEntry => ({
  text,
  kind,
  place,
  anchor,
  ...(words && { words }),
})

/** Headers of every call and schemes of authentication. */
function ofEachCall({ requestHeaders, securitySchemes }: Product): FindEntry[] {
  return [
    ...requestHeaders.map(({ name, description }) =>
      entryOf('field', name, 'Request headers', `${headersAnchor}/${name}`, textOf(description)),
    ),
    ...securitySchemes.map(({ id, kind, description, facts }) => {
      const words = joined([kind, textOf(description), ...facts.map(([, html]) => textOf(html))])
      return entryOf('field', id, 'Authentication', `${securityAnchor}/${id}`, words)
    }),
  ]
}

/** The text of the description below each heading; under '' the text above the first heading. */
function proseByHeading({ description, headings }: Product): Map<string, string> {
  const html = description ?? ''
  const startOf = (id: string) => html.lastIndexOf('<', html.indexOf(` id="${escapeHtmlText(id)}"`))
  const parts = [{ id: '', offset: 0 }, ...headings.map(({ id }) => ({ id, offset: startOf(id) }))]
  return new Map(parts.map(({ id, offset }, index) => [id, textOf(html.slice(offset, parts[index + 1]?.offset))]))
}

/** Blocks end without a space between them. */
const textOf = (html: Html | null | undefined) => htmlToText((html ?? '').replaceAll('</', ' </'))

const joined = (texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' ')

type OnProperty = (property: Property, anchor: string) => void

class FieldFinder {
  #schemas: Map<string, Schema>
  /** A named schema is listed at the first place that shows it. */
  #opened = new Set<string>()

  /** The index of a product that is loaded in packs would become too large with the descriptions of its fields. */
  #withDescriptions: boolean

  constructor(schemas: Map<string, Schema>, withDescriptions: boolean) {
    this.#schemas = schemas
    this.#withDescriptions = withDescriptions
  }

  #entry(kind: 'field' | 'code' | 'path', text: string, place: string, anchor: string, describe: () => string) {
    return entryOf(kind, text, place, anchor, this.#withDescriptions ? describe() : '')
  }

  /** Fields of responses listed before are skipped. */
  ofOperation(operation: Operation | undefined, seen: Set<string> = new Set()): FindEntry[] {
    if (!operation) return []
    const { id, method, path, summary, parameters, requestBody, responses, callbacks } = operation
    const words = joined([textOf(operation.description), operation.externalDocs?.description])
    return [
      entryOf('operation', summary, `${method} ${path}`, id, words),
      this.#entry('path', `${method} ${path}`, summary, id, () => (requestBody ? this.#textOfBody(requestBody) : '')),
      ...parameters.flatMap((parameter) => this.#ofParameter(parameter, summary)),
      ...(requestBody?.media ?? []).flatMap(({ schema }) =>
        this.#ofBody(schema, requestBody?.anchor ?? id, summary, new Set()),
      ),
      // A field of several responses is listed in the first of them.
      ...responses.flatMap(({ anchor, headers, media }) => [
        ...headers.flatMap((header) => this.#ofParameter(header, summary)),
        ...media.flatMap(({ schema }) => this.#ofBody(schema, anchor, summary, seen)),
      ]),
      ...responses.map((response) =>
        this.#entry('code', response.status, summary, response.anchor, () => this.#textOfResponse(response)),
      ),
      ...callbacks.flatMap((callback) => this.ofOperation(callback.operation)),
    ]
  }

  #ofParameter({ name, anchor, description, schema }: Parameter, place: string): FindEntry[] {
    const described = () => joined([textOf(description), this.#textOfSchema(schema)])
    return [this.#entry('field', name, place, anchor, described), ...this.#ofBody(schema, anchor, place, new Set())]
  }

  #ofBody(schema: Schema | null, base: string, place: string, seen: Set<string>): FindEntry[] {
    const entries: FindEntry[] = []
    const onProperty = ({ name, schema: described }: Property, anchor: string) => {
      const inside = anchor.slice(base.length)
      if (seen.has(inside)) return
      seen.add(inside)
      entries.push(this.#entry('field', name, place, anchor, () => this.#textOfSchema(described)))
    }
    if (schema) this.#walk(schema, base, '', onProperty)
    return entries
  }

  /** `prefix` is prepended to the paths of a named schema, which are relative to where it is expanded. */
  #walk(schema: Schema, at: string, prefix: string, onProperty: OnProperty): void {
    const named = schema.ref && !this.#opened.has(schema.ref.name) ? this.#schemas.get(schema.ref.name) : undefined
    if (schema.ref && named) {
      this.#opened.add(schema.ref.name)
      this.#walk(named, at, at, onProperty)
    }
    for (const property of schema.properties ?? []) {
      const anchor = prefix === '' ? property.path : `${prefix}/${property.path}`
      onProperty(property, anchor)
      this.#walk(property.schema, anchor, prefix, onProperty)
    }
    for (const [step, part] of partsOf(schema)) this.#walk(part, `${at}${step}`, prefix, onProperty)
  }

  /** Without properties, which have entries of their own. */
  #textOfSchema(schema: Schema, opened: ReadonlySet<string> = new Set()): string {
    const name = schema.ref?.name ?? ''
    const named = opened.has(name) ? undefined : this.#schemas.get(name)
    const parts = [...partsOf(schema).map(([, part]) => part), ...(schema.not ? [schema.not] : [])]
    return joined([
      schema.title,
      textOf(schema.description),
      ...(schema.values ?? []).map(({ description }) => textOf(description)),
      ...parts.map((part) => this.#textOfSchema(part, opened)),
      named && this.#textOfSchema(named, new Set([...opened, name])),
    ])
  }

  #textOfBody({ description, media }: Pick<Body, 'description' | 'media'>): string {
    return joined([textOf(description), ...media.map((each) => this.#textOfMedia(each))])
  }

  #textOfResponse(response: Response): string {
    return joined([this.#textOfBody(response), ...response.links.map(({ description }) => textOf(description))])
  }

  #textOfMedia({ schema, examples, encoding }: Media): string {
    const described = examples.flatMap(({ summary, description }) => [summary, textOf(description)])
    return joined([schema && this.#textOfSchema(schema), ...described, ...encoding.map(([, words]) => words)])
  }
}

/** Subschemas other than properties, with their anchor step. */
const partsOf = (schema: Schema): [step: string, part: Schema][] => [
  ...[schema.items].filter((items) => items !== undefined).map((items): [string, Schema] => ['', items]),
  ...(schema.prefixItems ?? []).map((item, index): [string, Schema] => [`/${index}`, item]),
  ...(schema.others ?? []).map((other): [string, Schema] => ['/*', other.schema]),
  ...(schema.choice?.options ?? []).map((option): [string, Schema] => ['', option.schema]),
  ...(schema.conditions ?? []).map((condition): [string, Schema] => ['/if', condition.schema]),
]
