import { type NodeType, Oas3_1Types } from '@redocly/openapi-core'

type Types = Record<string, NodeType>

/**
 * Redocly's grammar of OpenAPI 3.0 and 3.1, widened by what real files have and a page can show: keywords of one's own
 * in a schema, the keywords of 3.1 in 3.0, and answers without a description. Extensions are not looked into: a `$ref`
 * there is data of their authors.
 */
export function widenTypes(types: Types): Types {
  const { Schema, SchemaProperties, DependentRequired, NamedPathItems } = Oas3_1Types
  const widened: Types = {
    ...types,
    SchemaProperties,
    PatternProperties: SchemaProperties,
    DependentRequired,
    NamedPathItems,
    Root: {
      ...optional(
        extend(types.Root, { webhooks: 'WebhooksMap', 'x-webhooks': 'WebhooksMap', jsonSchemaDialect: text }),
      ),
      required: ['openapi', 'info'],
    },
    Info: extend(types.Info, { summary: text }),
    License: extend(types.License, { identifier: text }),
    Components: extend(types.Components, { pathItems: 'NamedPathItems' }),
    Operation: { ...extend(types.Operation), required: [] },
    Parameter: optional(extend(types.Parameter)),
    Header: optional(extend(types.Header)),
    Response: { ...extend(types.Response), required: [] },
    Schema: { ...extend(Schema, schemaKeywords), additionalProperties: anything },
  }
  return Object.fromEntries(Object.entries(widened).map(([name, type]) => [name, ignoreExtensions(type)]))
}

const text = { type: 'string' } as const
const anything = () => null
const bound = (value: unknown) => ({ type: typeof value === 'boolean' ? 'boolean' : 'number' }) as const

const schemaKeywords: NodeType['properties'] = {
  nullable: { type: 'boolean' },
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  // A rule of ours refuses a list, with advice.
  items: (value: unknown) => (Array.isArray(value) ? null : 'Schema'),
}

const extend = (type: NodeType | undefined, properties: NodeType['properties'] = {}): NodeType => ({
  ...type,
  properties: { ...type?.properties, ...properties },
})

const optional = ({ requiredOneOf: _, ...type }: NodeType): NodeType => type

function ignoreExtensions({ extensionsPrefix: prefix, ...type }: NodeType): NodeType {
  if (!prefix) return type
  const { properties, additionalProperties: others } = type
  const known = Object.entries(properties).filter(([name]) => !name.startsWith(prefix) || name === 'x-webhooks')
  return {
    ...type,
    properties: Object.fromEntries(known),
    additionalProperties: (value, key) => {
      if (key.startsWith(prefix)) return null
      return typeof others === 'function' ? others(value, key) : others
    },
  }
}
