import type { SchemaNode } from '../document.ts'
import type { TreeBuilder } from '../schema/tree-builder.ts'

/** A file, or a list of files: bytes that no text stands for. */
export function isBinary(trees: TreeBuilder, schema: SchemaNode): boolean {
  if (typeof schema === 'boolean') return false
  const { parts, keywords, types } = trees.merge(schema, { open: new Set() })
  if (types?.includes('array') && keywords.items !== undefined) return isBinary(trees, keywords.items)
  return parts.some(
    ({ format, contentMediaType, contentEncoding }) =>
      format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined),
  )
}
