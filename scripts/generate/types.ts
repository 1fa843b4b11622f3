import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { header } from './output.ts'

/** The specification as types: `paths`, `components`, `operations`. Uploaded and downloaded bytes are a `File`. */
export async function writeTypes(bundled: string, source: string): Promise<string> {
  const nodes = await openapiTS(bundled, {
    alphabetize: false,
    transform: (schema) => (isBinary(schema) ? ts.factory.createTypeReferenceNode('File') : undefined),
  })
  return `${header(source)}\n${astToString(nodes)}`
}

function isBinary(schema: object): boolean {
  if ('format' in schema && schema.format === 'binary') return true
  return 'contentMediaType' in schema && !('contentEncoding' in schema)
}
