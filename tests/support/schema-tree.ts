import { Anchors } from '#docs/compiler/schema/paths.ts'
import { TreeBuilder } from '#docs/compiler/schema/tree-builder.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

export const text: SchemaObject = { type: 'string' }

/** Of a document with these schemas. Descriptions stay Markdown. */
export const builderOf = (schemas: Record<string, SchemaNode>): TreeBuilder => {
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas } }
  return new TreeBuilder(document, 'spec.yaml', (markdown) => markdown)
}

export const tree = (schema: SchemaNode, schemas: Record<string, SchemaNode> = {}) =>
  builderOf(schemas).build(schema, 'op/request', new Anchors())
