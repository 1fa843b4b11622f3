import { formText } from '#docs/model/field-encoding.ts'
import { nativeValue } from '#docs/model/native-value.ts'
import { escapeHtml, toHtml } from '#docs/model/pieces.ts'
import type { Example, Html } from '#docs/model/product.ts'
import { type ExampleObject, isObject, type MediaObject, type OpenApiDocument, resolve } from '../document.ts'
import { encodingsIn } from '../operations/encodings.ts'
import { highlight } from './highlight.ts'
import { renderInline } from './markdown.ts'
import { bodyKind } from './media-kind.ts'
import { type Direction, makeSample } from './sample.ts'
import { streamText } from './stream.ts'
import { toXml } from './xml.ts'

/** The body of an example: media type and direction. */
export interface ExamplePlace {
  type: string
  direction: Direction
  document: OpenApiDocument
}

/** The examples of the file; without any, one generated from the schema. */
export function examplesOf(media: MediaObject, place: ExamplePlace): Example[] {
  const named = Object.entries(media.examples ?? {}).map(([name, example]) =>
    exampleOf(name, resolve(place.document, example), media, place),
  )
  if (named.length > 0) return named
  if (media.example !== undefined) return [exampleOf('example', { value: media.example }, media, place)]
  const kind = bodyKind(place.type)
  if (kind === 'binary' || media.schema === undefined) return []
  const { value, violation } = makeSample(media.schema, place.document, place.direction)
  if (
    value === undefined ||
    (kind === 'text' && !isXml(place.type) && typeof value === 'object' && streamText(value, place.type) === undefined)
  )
    return []
  return [
    { ...exampleOf('example', { value }, media, place), generated: true, ...(violation !== null && { violation }) },
  ]
}

function exampleOf(name: string, example: ExampleObject, media: MediaObject, place: ExamplePlace): Example {
  const { summary, description, value, externalValue } = example
  const isElsewhere = value === undefined && externalValue !== undefined
  return {
    name,
    summary: summary ?? null,
    description: description ? renderInline(description) : null,
    ...(isElsewhere ? { html: '', text: '' } : written(value, media, place)),
    generated: false,
    externalValue: isElsewhere ? externalValue : null,
  }
}

function written(value: unknown, media: MediaObject, { type, document }: ExamplePlace): { html: Html; text: string } {
  const kind = bodyKind(type)
  if (kind === 'form')
    return plain(isObject(value) ? formText(value, encodingsIn(document, type, media)) : String(value))
  const stream = streamText(value, type)
  if (stream !== undefined) return plain(stream)
  const isText = kind === 'text' || kind === 'binary'
  if (isText && typeof value === 'string') return { text: value, html: inColour(value, type) }
  if (isXml(type)) return xml(toXml(value, media.schema, document))
  return json(kind === 'json' || kind === 'multipart' ? parsed(value) : value)
}

/** Many files write JSON examples as strings; other strings stay unchanged. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return new Verbatim(value)
  }
}

class Verbatim {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const plain = (text: string) => ({ text, html: escapeHtml(text) })

function json(value: unknown): { html: Html; text: string } {
  if (value instanceof Verbatim) return plain(value.text)
  const text = JSON.stringify(value, null, 2) ?? ''
  return { text, html: isLong(text) ? escapeHtml(text) : toHtml(nativeValue('json', JSON.parse(text || 'null'))) }
}

const xml = (text: string) => ({ text, html: inColour(text, 'application/xml') })

function inColour(text: string, type: string): Html {
  if (isLong(text)) return escapeHtml(text)
  if (isXml(type) || /html/.test(type)) return highlight(text, 'xml')
  return /ya?ml/.test(type) ? highlight(text, 'yaml') : escapeHtml(text)
}

const isXml = (type: string) => /[/+]xml\b/.test(type)

/** Highlighting adds an element per token, so very long examples have none. */
const isLong = (text: string) => text.length > 12_000
