import { publishedDocument, withDeprecationHeaders } from '#docs/compiler/deprecation-headers.ts'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { Spec } from './specs.ts'

/** The published document in OpenAPI 3.1, for mocks and for the contract suite. */
export const publish = async (spec: Spec): Promise<OpenApiDocument> =>
  published(spec, (await readDocument(spec.source)).document)

/** The document with the headers of deprecated operations. Those of the portal name their page: `npm run lint:specs` asks for it. */
export const published = ({ name, kind }: Pick<Spec, 'name' | 'kind'>, document: OpenApiDocument): OpenApiDocument =>
  kind === 'product' ? publishedDocument(document, name) : withDeprecationHeaders(document, () => '/')

export const jsonText = (document: object): string => `${JSON.stringify(document, null, 2)}\n`
