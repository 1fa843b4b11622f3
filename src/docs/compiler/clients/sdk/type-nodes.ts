import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { isFileSchema } from '#docs/model/media-kind.ts'

/** The TypeScript types of a bundled OpenAPI file, of which `keep` are written. Binary content has the type `file`. */
export async function writeTypeNodes(
  bundled: string,
  keep: (name: string) => boolean,
  file: 'File' | 'Blob' = 'File',
): Promise<string> {
  const nodes = await openapiTS(bundled, {
    alphabetize: false,
    transform: (schema) => (isFileSchema(schema) ? ts.factory.createTypeReferenceNode(file) : undefined),
  })
  return astToString(
    nodes.filter(
      (node) => !(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) || keep(node.name.text),
    ),
  )
}
