import type { FindEntry, Operation, Parameter, Product, Schema } from '#docs/model/product.ts'

/** All search entries of a product. */
export function findEntries(product: Product, operations: Operation[], schemas: Map<string, Schema>): FindEntry[] {
  const headings = product.headings.map(
    ({ id, text }): FindEntry => ({ text, kind: 'heading', place: product.title, anchor: id }),
  )
  const groups = product.groups.map(
    ({ id, name }): FindEntry => ({ text: name, kind: 'heading', place: product.title, anchor: id }),
  )
  const tables = product.tables.flatMap(({ id, title, rows }): FindEntry[] => [
    { text: title, kind: 'heading', place: product.title, anchor: id },
    ...rows.map(
      (row): FindEntry => ({ text: row.id.slice(id.length + 1), kind: 'code', place: title, anchor: row.id }),
    ),
  ])
  const fields = new FieldFinder(schemas)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const found = product.groups.flatMap((group) => {
    // Cached: related operations share responses.
    const seen = product.packCount > 1 ? new Set<string>() : undefined
    return group.operations.flatMap(({ id }) => fields.ofOperation(byId.get(id), seen))
  })
  return [...headings, ...groups, ...found, ...tables]
}

class FieldFinder {
  #schemas: Map<string, Schema>
  /** A named schema is listed at the first place that shows it. */
  #opened = new Set<string>()

  constructor(schemas: Map<string, Schema>) {
    this.#schemas = schemas
  }

  /** Fields of responses listed before are skipped. */
  ofOperation(operation: Operation | undefined, seen: Set<string> = new Set()): FindEntry[] {
    if (!operation) return []
    const { id, method, path, summary, parameters, requestBody, responses, callbacks } = operation
    return [
      { text: summary, kind: 'operation', place: `${method} ${path}`, anchor: id },
      { text: `${method} ${path}`, kind: 'path', place: summary, anchor: id },
      ...parameters.flatMap((parameter) => this.#ofParameter(parameter, summary)),
      ...(requestBody?.media ?? []).flatMap(({ schema }) =>
        this.#ofBody(schema, requestBody?.anchor ?? id, summary, new Set()),
      ),
      // A field of several responses is listed in the first of them.
      ...responses.flatMap(({ anchor, headers, media }) => [
        ...headers.flatMap((header) => this.#ofParameter(header, summary)),
        ...media.flatMap(({ schema }) => this.#ofBody(schema, anchor, summary, seen)),
      ]),
      ...responses.map(({ anchor, status }): FindEntry => ({ text: status, kind: 'code', place: summary, anchor })),
      ...callbacks.flatMap((callback) => this.ofOperation(callback.operation)),
    ]
  }

  #ofParameter({ name, anchor, schema }: Parameter, place: string): FindEntry[] {
    return [{ text: name, kind: 'field', place, anchor }, ...this.#ofBody(schema, anchor, place, new Set())]
  }

  #ofBody(schema: Schema | null, base: string, place: string, seen: Set<string>): FindEntry[] {
    const entries: FindEntry[] = []
    const take = (name: string, anchor: string) => {
      const inside = anchor.slice(base.length)
      if (seen.has(inside)) return
      seen.add(inside)
      entries.push({ text: name, kind: 'field', place, anchor })
    }
    if (schema) this.#walk(schema, base, '', take)
    return entries
  }

  /** `prefix` is prepended to the paths of a named schema, which are relative to where it is expanded. */
  #walk(schema: Schema, at: string, prefix: string, take: (name: string, anchor: string) => void): void {
    const named = schema.ref && !this.#opened.has(schema.ref.name) ? this.#schemas.get(schema.ref.name) : undefined
    if (schema.ref && named) {
      this.#opened.add(schema.ref.name)
      this.#walk(named, at, at, take)
    }
    for (const { name, path, schema: property } of schema.properties ?? []) {
      const anchor = prefix === '' ? path : `${prefix}/${path}`
      take(name, anchor)
      this.#walk(property, anchor, prefix, take)
    }
    for (const [step, part] of partsOf(schema)) this.#walk(part, `${at}${step}`, prefix, take)
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
