import { type NodeType, Oas3_1Types } from '@redocly/openapi-core'

type Types = Record<string, NodeType>

/**
 * Redocly's grammar of OpenAPI 3.0, 3.1 and 3.2, extended by what real files contain and pages can show: unknown schema
 * keywords, 3.1 keywords in 3.0, and responses without description. Extensions are not checked: a `$ref` there is data.
 */
export function widenTypes(types: Types): Types {
  const { Schema, SchemaProperties, DependentRequired, NamedPathItems, AuthorizationCode } = Oas3_1Types
  const widened: Types = {
    ...types,
    SchemaProperties,
    PatternProperties: SchemaProperties,
    DependentRequired,
    NamedPathItems,
    NamedMediaTypes: { properties: {}, additionalProperties: 'MediaType' },
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
    Parameter: optional(extend(types.Parameter, { style: { enum: styles } })),
    Header: optional(extend(types.Header)),
    Response: { ...extend(types.Response), required: [] },
    // Redocly's own throws for a scope: its type of the values does not exist.
    DeviceAuthorization: extend(types.DeviceAuthorization, { scopes: AuthorizationCode.properties.scopes }),
    Schema: { ...extend(Schema, schemaKeywords), additionalProperties: anything },
  }
  return Object.fromEntries(Object.entries(widened).map(([name, type]) => [name, ignoreExtensions(type)]))
}

const text = { type: 'string' } as const
const styles = ['form', 'simple', 'label', 'matrix', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'cookie']
const anything = () => null
const bound = (value: unknown) => ({ type: typeof value === 'boolean' ? 'boolean' : 'number' }) as const

const schemaKeywords: NodeType['properties'] = {
  nullable: { type: 'boolean' },
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  // A list here is reported by our own rule, with advice.
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
