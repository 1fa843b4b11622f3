import type { Html, RequestHeader } from '#docs/page/model.ts'
import { renderMarkdown } from './content/markdown.ts'
import type { OpenApiDocument } from './document.ts'
import { Anchors } from './schema/paths.ts'
import { TreeBuilder } from './schema/tree-builder.ts'

/** What the parts of a product are made with. */
export interface Preparation {
  file: string
  document: OpenApiDocument
  anchors: Anchors
  trees: TreeBuilder
  requestHeaders: RequestHeader[]
  /** Anchors of operations, by operationId and by pointer: where links lead. */
  links: Map<string, string>
  toHtml(markdown: string): Html
}

export function beginPreparation(document: OpenApiDocument, file: string): Preparation {
  const toHtml = remembered((text) => renderMarkdown(text).html)
  const trees = new TreeBuilder(document, file, toHtml)
  return { file, document, anchors: new Anchors(), trees, requestHeaders: [], links: new Map(), toHtml }
}

/** The same words stand in many places of a large file. */
function remembered(render: (text: string) => Html): (text: string) => Html {
  const known = new Map<string, Html>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const html = render(text)
    known.set(text, html)
    return html
  }
}

export const htmlOrNull = ({ toHtml }: Preparation, ...texts: (string | undefined)[]): Html | null => {
  const given = texts.filter((text) => text !== undefined && text.trim() !== '')
  return given.length > 0 ? toHtml(given.join('\n\n')) : null
}
