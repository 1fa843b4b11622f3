import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** The TypeScript types of a bundled OpenAPI file, of which `keep` are written. Binary content has the type `File`. */
export async function writeTypeNodes(bundled: string, keep: (name: string) => boolean): Promise<string> {
  const nodes = await openapiTS(bundled, {
    alphabetize: false,
    transform: (schema) => (isBinary(schema) ? ts.factory.createTypeReferenceNode('File') : undefined),
  })
  return astToString(
    nodes.filter(
      (node) => !(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) || keep(node.name.text),
    ),
  )
}

function isBinary(schema: object): boolean {
  if ('format' in schema && schema.format === 'binary') return true
  return 'contentMediaType' in schema && !('contentEncoding' in schema)
}
