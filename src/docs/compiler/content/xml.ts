import { escapeMarkup } from '#docs/model/pieces.ts'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { firstChoiceOf, type ResolvedSchema } from './resolve-schema.ts'
import { typeOf } from './schema-values.ts'

/** An example as XML, with the names of the schemas' `xml` keyword. */
export const toXml = (value: unknown, schema: SchemaNode | undefined, document: OpenApiDocument): string =>
  new XmlWriter(document).write(value, schema)

interface Xml {
  name?: string
  attribute?: boolean
  wrapped?: boolean
  /** OpenAPI 3.2, instead of `attribute` and `wrapped`. */
  nodeType?: 'element' | 'attribute' | 'text' | 'cdata' | 'none'
  prefix?: string
  namespace?: string
}

const xmlOf = (schema: SchemaObject): Xml => schema.xml ?? {}
const isAttribute = ({ attribute, nodeType }: Xml) => attribute === true || nodeType === 'attribute'
const isText = ({ nodeType }: Xml) => nodeType === 'text' || nodeType === 'cdata'

class XmlWriter {
  readonly #document: OpenApiDocument

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  write(value: unknown, schema: SchemaNode | undefined): string {
    const ref = typeof schema === 'object' ? schema.$ref : undefined
    const root = this.#resolve(schema)
    const [only, ...others] = isObject(value) ? Object.entries(value) : []
    // An object without a name stands for the document, whose only member is its root.
    if (
      only &&
      others.length === 0 &&
      ref === undefined &&
      xmlOf(root.schema).name === undefined &&
      isObject(only[1])
    ) {
      const [name, member] = only
      return this.write(member, this.#named(root.schema.properties?.[name] ?? true, name))
    }
    return this.#element(value, root, xmlOf(root.schema).name ?? ref?.split('/').at(-1) ?? 'root', '').join('\n')
  }

  #resolve(schema: SchemaNode | undefined, open: readonly string[] = []): ResolvedSchema {
    return firstChoiceOf(this.#document, schema, open) ?? { schema: {}, open }
  }

  /** The schema with a name for its element. */
  #named(schema: SchemaNode, name: string): SchemaNode {
    const xml = xmlOf(this.#resolve(schema).schema)
    return { allOf: [schema], xml: { ...xml, name: xml.name ?? name } }
  }

  #element(value: unknown, { schema, open }: ResolvedSchema, name: string, indent: string): string[] {
    const { prefix, namespace } = xmlOf(schema)
    const tag = prefix ? `${prefix}:${name}` : name
    const space = namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${escapeMarkup(namespace)}"` : ''
    if (Array.isArray(value))
      return value.flatMap((item) => this.#element(item, this.#resolve(schema.items, open), tag, indent))
    if (typeof value !== 'object' || value === null)
      return [`${indent}<${tag}${space}>${escapeMarkup(String(value ?? ''))}</${tag}>`]
    const members = Object.entries(value).map(([key, member]) => {
      const resolved = this.#resolve(schema.properties?.[key], open)
      return { name: xmlOf(resolved.schema).name ?? key, member, resolved }
    })
    const attributes = members.filter(({ resolved }) => isAttribute(xmlOf(resolved.schema)))
    const attributeText = attributes
      .map(({ name: key, member }) => ` ${key}="${escapeMarkup(String(member))}"`)
      .join('')
    const start = `${indent}<${tag}${space}${attributeText}`
    const text = members.find(({ resolved }) => isText(xmlOf(resolved.schema)))
    if (text) return [`${start}>${contentText(text.member, text.resolved)}</${tag}>`]
    const children = members
      .filter((member) => !attributes.includes(member))
      .flatMap(({ name: key, member, resolved }) => this.#child(member, resolved, key, `${indent}  `))
    return children.length === 0 ? [`${start}/>`] : [`${start}>`, ...children, `${indent}</${tag}>`]
  }

  /** A list is written as its items, wrapped in an element if the schema says so. */
  #child(value: unknown, resolved: ResolvedSchema, name: string, indent: string): string[] {
    const { schema, open } = resolved
    if (typeOf(schema) !== 'array' || !Array.isArray(value)) return this.#element(value, resolved, name, indent)
    const item = this.#resolve(schema.items, open)
    const { wrapped: isWrapped, nodeType } = xmlOf(schema)
    const wrapped = isWrapped || nodeType === 'element'
    const itemName = xmlOf(item.schema).name ?? name
    const items = value.flatMap((each) => this.#element(each, item, itemName, wrapped ? `${indent}  ` : indent))
    return wrapped ? [`${indent}<${name}>`, ...items, `${indent}</${name}>`] : items
  }
}

const contentText = (value: unknown, { schema }: ResolvedSchema): string =>
  xmlOf(schema).nodeType === 'cdata' ? `<![CDATA[${String(value)}]]>` : escapeMarkup(String(value ?? ''))
