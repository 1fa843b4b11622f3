import type { OpenApiDocument, SchemaNode, SchemaObject } from '../document.ts'
import { targetOf } from './merge.ts'
import { SchemaNames } from './names.ts'
import { mapSubschemas } from './subschemas.ts'

/** Characters of definitions that a form may bring along. */
const enough = 60_000

/**
 * A schema that needs no other document: what it refers to stands in its $defs. In a large specification everything refers to
 * everything; what lies beyond the limit takes any value there.
 */
export function standalone(document: OpenApiDocument, schema: SchemaNode): SchemaNode {
  const names = new SchemaNames()
  const waiting: string[] = []
  const rename = (part: SchemaNode): SchemaNode => {
    if (typeof part === 'boolean') return part
    const { $defs, definitions, discriminator, ...rest } = mapSubschemas(part, rename)
    if (rest.$ref === undefined) return discriminator ? { ...rest, discriminator } : rest
    if (!waiting.includes(rest.$ref)) waiting.push(rest.$ref)
    return { ...rest, $ref: `#/$defs/${names.nameOf(rest.$ref).replaceAll('~', '~0').replaceAll('/', '~1')}` }
  }
  const root = rename(schema)
  const definitions: [name: string, schema: SchemaNode][] = []
  let size = 0
  for (let at = 0; at < waiting.length; at++) {
    const ref = waiting[at] ?? ''
    const definition = size < enough ? rename(targetOf(document, ref)) : true
    size += JSON.stringify(definition).length
    definitions.push([names.nameOf(ref), definition])
  }
  if (definitions.length === 0 || typeof root === 'boolean') return root
  const complete: SchemaObject = { ...root, $defs: Object.fromEntries(definitions) }
  return complete
}
