import { escapeHtmlText } from '#docs/model/pieces.ts'
import { isObject } from '#domain/is-object.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '../document.ts'
import { type ResolvedSchema, resolveSchema } from './resolve-schema.ts'
import { typeOf } from './schema-values.ts'

/** An example as XML, with the names of the schemas' `xml` keyword. */
export function toXml(value: unknown, schema: SchemaNode | undefined, document: OpenApiDocument): string {
  const resolved = resolveSchema(document, schema, [])
  const ref = typeof schema === 'object' ? schema.$ref : undefined
  const root = resolved ?? { schema: {}, open: [] }
  const [only, ...others] = isObject(value) ? Object.entries(value) : []
  // An object without a name stands for the document, whose only member is its root.
  if (only && others.length === 0 && ref === undefined && xmlOf(root.schema).name === undefined && isObject(only[1])) {
    const [name, member] = only
    return toXml(member, named(root.schema.properties?.[name] ?? true, name, document), document)
  }
  return element(value, root, xmlOf(root.schema).name ?? ref?.split('/').at(-1) ?? 'root', document, '').join('\n')
}

/** The schema with a name for its element. */
function named(schema: SchemaNode, name: string, document: OpenApiDocument): SchemaNode {
  const xml = xmlOf(resolveSchema(document, schema, [])?.schema ?? {})
  return { allOf: [schema], xml: { ...xml, name: xml.name ?? name } }
}

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

function element(
  value: unknown,
  { schema, open }: ResolvedSchema,
  name: string,
  document: OpenApiDocument,
  indent: string,
): string[] {
  const { prefix, namespace } = xmlOf(schema)
  const tag = prefix ? `${prefix}:${name}` : name
  const space = namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${escapeXml(namespace)}"` : ''
  if (Array.isArray(value))
    return value.flatMap((item) => element(item, itemOf(document, schema, open), tag, document, indent))
  if (typeof value !== 'object' || value === null)
    return [`${indent}<${tag}${space}>${escapeXml(String(value ?? ''))}</${tag}>`]
  const members = Object.entries(value).map(([key, member]) => {
    const resolved = resolveSchema(document, schema.properties?.[key], open) ?? { schema: {}, open }
    return { name: xmlOf(resolved.schema).name ?? key, member, resolved }
  })
  const attributes = members.filter(({ resolved }) => isAttribute(xmlOf(resolved.schema)))
  const attributeText = attributes.map(({ name: key, member }) => ` ${key}="${escapeXml(String(member))}"`).join('')
  const text = members.find(({ resolved }) => isText(xmlOf(resolved.schema)))
  if (text) return [`${indent}<${tag}${space}${attributeText}>${contentText(text.member, text.resolved)}</${tag}>`]
  const children = members
    .filter((member) => !attributes.includes(member))
    .flatMap(({ name: key, member, resolved }) => child(member, resolved, key, document, `${indent}  `))
  if (children.length === 0) return [`${indent}<${tag}${space}${attributeText}/>`]
  return [`${indent}<${tag}${space}${attributeText}>`, ...children, `${indent}</${tag}>`]
}

const contentText = (value: unknown, { schema }: ResolvedSchema): string =>
  xmlOf(schema).nodeType === 'cdata' ? `<![CDATA[${String(value)}]]>` : escapeXml(String(value ?? ''))

/** A list is written as its items, wrapped in an element if the schema says so. */
function child(
  value: unknown,
  resolved: ResolvedSchema,
  name: string,
  document: OpenApiDocument,
  indent: string,
): string[] {
  if (typeOf(resolved.schema) !== 'array' || !Array.isArray(value))
    return element(value, resolved, name, document, indent)
  const item = itemOf(document, resolved.schema, resolved.open)
  const { wrapped: isWrapped, nodeType } = xmlOf(resolved.schema)
  const wrapped = isWrapped || nodeType === 'element'
  const itemName = xmlOf(item.schema).name ?? name
  const items = value.flatMap((each) => element(each, item, itemName, document, wrapped ? `${indent}  ` : indent))
  return wrapped ? [`${indent}<${name}>`, ...items, `${indent}</${name}>`] : items
}

const itemOf = (document: OpenApiDocument, schema: SchemaObject, open: readonly string[]): ResolvedSchema =>
  resolveSchema(document, schema.items, open) ?? { schema: {}, open }

const escapeXml = (text: string) => escapeHtmlText(text).replaceAll('"', '&quot;')
