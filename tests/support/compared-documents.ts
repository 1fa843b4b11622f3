import { compareDocuments } from '#docs/compiler/changes/compare.ts'
import type { OpenApiDocument, OperationObject, SchemaObject } from '#domain/openapi.ts'

export const operation = (changes: Partial<OperationObject> = {}): OperationObject => ({
  operationId: 'charge',
  responses: { 200: { description: 'Charged.' } },
  ...changes,
})

export const documentWith = (changes: Partial<OpenApiDocument>): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Billing', version: '1.0.0' },
  ...changes,
})

export const fileOf = (changes: Partial<OperationObject> = {}): OpenApiDocument =>
  documentWith({ paths: { '/charges': { post: operation(changes) } } })

export const json = (schema: SchemaObject) => ({ content: { 'application/json': { schema } } })
export const asking = (schema: SchemaObject) => fileOf({ requestBody: json(schema) })
export const answering = (schema: SchemaObject) => fileOf({ responses: { 200: json(schema) } })
export const amount = { properties: { amount: { type: 'string' } } }

export type Example = [before: OpenApiDocument, after: OpenApiDocument]

/** The rules of the differences. */
export const found = ([before, after]: Example) => compareDocuments(before, after).map(({ rule }) => rule)
