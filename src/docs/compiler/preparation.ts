import type { RequestHeader } from '#docs/model/product.ts'
import type { LanguageId } from '#docs/model/snippet.ts'
import { downloadsAnchor, headersAnchor, introductionAnchor, securityAnchor } from '#docs/page/sections.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { Prose } from './content/prose.ts'
import { Anchors } from './schema/paths.ts'
import { TreeBuilder } from './schema/tree-builder.ts'

/** Shared context for preparing the parts of a product. */
export interface Preparation {
  document: OpenApiDocument
  anchors: Anchors
  trees: TreeBuilder
  requestHeaders: RequestHeader[]
  /** Anchors of operations by operationId and pointer, for links. */
  links: Map<string, string>
  prose: Prose
  /** Languages of the code samples; without them all. */
  languages?: readonly LanguageId[] | undefined
}

export function beginPreparation(document: OpenApiDocument, file: string, prose = new Prose()): Preparation {
  const trees = new TreeBuilder(document, file, (text) => prose.html(text))
  const anchors = new Anchors()
  for (const ofPage of [introductionAnchor, downloadsAnchor, headersAnchor, securityAnchor]) anchors.take(ofPage)
  return { document, anchors, trees, requestHeaders: [], links: new Map(), prose }
}
