import { isObject } from '#domain/is-object.ts'

/** Extensions that the pages and other tools show. */
const shown = new Set([
  ...['x-webhooks', 'x-displayName', 'x-codeSamples', 'x-code-samples', 'x-request-headers', 'x-example'],
  ...['x-enum-descriptions', 'x-enumDescriptions', 'x-enum-varnames', 'x-enumNames', 'x-additionalPropertiesName'],
  ...['x-deprecated-at', 'x-sunset'],
])

/** Fields with names of the file as keys. */
export const mapsOfNames = new Set([
  ...['schemas', 'parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'pathItems'],
  ...['mediaTypes', 'variables', 'mapping', 'scopes', 'encoding', 'webhooks', 'properties', 'patternProperties'],
  ...['dependentSchemas', 'dependentRequired', '$defs', 'definitions'],
])

/** Fields with names of the file as keys, and with extensions. */
const mapsWithExtensions = new Set(['responses', 'callbacks'])

const data = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue', 'security'])

/** The document without extensions that are neither shown, named nor referred to: they may be internal. */
export function withPublishedExtensions(document: object, names: readonly string[]): object {
  const referred = extensionsReferredTo(document)
  const isKept = (key: string) => !key.startsWith('x-') || shown.has(key) || names.includes(key) || referred.has(key)
  const copy = (node: unknown, field?: string): unknown => {
    if (Array.isArray(node)) return node.map((part) => copy(part))
    return isObject(node) ? copyObject(node, field) : node
  }
  const copyObject = (node: object, field = ''): object => {
    const isMap = mapsOfNames.has(field)
    const hasNames = isMap || mapsWithExtensions.has(field)
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => isMap || isKept(key))
        .map(([key, part]) => [key, !hasNames && data.has(key) ? part : copy(part, hasNames ? undefined : key)]),
    )
  }
  return copyObject(document)
}

/** The names of the extensions at the root that have targets of references. */
function extensionsReferredTo(node: unknown, names = new Set<string>()): Set<string> {
  const [, name] = (typeof node === 'string' && /^#\/(x-[^/]+)\//.exec(node)) || []
  if (name !== undefined) names.add(name)
  if (typeof node === 'object' && node !== null)
    for (const part of Object.values(node)) extensionsReferredTo(part, names)
  return names
}
