import { escapeHtmlText } from '#docs/model/pieces.ts'
import type { Html } from '#docs/model/product.ts'
import { type MarkdownOptions, type Rendered, renderInline, renderMarkdown } from './markdown.ts'
import { placeImages } from './markdown-source.ts'

/** Renders descriptions and keeps their Markdown: pages show the HTML, downloads the source. */
export class Prose {
  readonly #rendered = new Map<string, Html>()
  readonly #sources = new Map<Html, string>()
  readonly #imageAt: MarkdownOptions['imageUrl']

  constructor(imageAt?: MarkdownOptions['imageUrl']) {
    this.#imageAt = imageAt
  }

  /** Cached: large files repeat texts. */
  html(markdown: string): Html {
    const cached = this.#rendered.get(markdown)
    if (cached !== undefined) return cached
    const { html } = this.section(markdown)
    this.#rendered.set(markdown, html)
    return html
  }

  /** Joins texts; null when all are empty. */
  htmlOrNull(...texts: (string | undefined)[]): Html | null {
    const given = texts.filter((text) => text !== undefined && text.trim() !== '')
    return given.length > 0 ? this.html(given.join('\n\n')) : null
  }

  /** Including its headings. */
  section(markdown: string, place?: MarkdownOptions): Rendered {
    const rendered = renderMarkdown(markdown, { ...place, imageUrl: this.#imageAt })
    this.#sources.set(rendered.html, this.#imageAt ? placeImages(markdown, this.#imageAt) : markdown)
    return rendered
  }

  inline(markdown: string): Html {
    const html = renderInline(markdown)
    this.#sources.set(html, markdown)
    return html
  }

  /** Plain text, whose source is escaped by `markdown`. */
  plain(text: string, markdown = (plain: string) => plain): Html {
    const html = escapeHtmlText(text)
    this.#sources.set(html, markdown(text))
    return html
  }

  sourceOf(html: Html): string {
    const source = this.#sources.get(html)
    if (source === undefined) throw new Error(`This HTML was not rendered by Prose: ${html.slice(0, 80)}`)
    return source
  }
}
