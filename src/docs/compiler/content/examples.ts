import { dump } from 'js-yaml'
import { formText } from '#docs/model/field-encoding.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import { nativeValue } from '#docs/model/native-value.ts'
import { escapeHtmlText, toHtml } from '#docs/model/pieces.ts'
import type { Example, Html } from '#docs/model/product.ts'
import { isObject } from '#domain/is-object.ts'
import {
  type ExampleObject,
  type MediaObject,
  type OpenApiDocument,
  resolve,
  type SchemaNode,
} from '#domain/openapi.ts'
import { parseJson } from '#domain/parse-json.ts'
import { encodingsIn } from '../operations/encodings.ts'
import { highlight } from './highlight.ts'
import { renderInline } from './markdown.ts'
import { type Direction, makeSample } from './sample.ts'
import { csvText, streamText } from './stream.ts'
import { multipartText, unnamedParts } from './unnamed-parts.ts'
import { toXml } from './xml.ts'

/** The body of an example: media type and direction. */
export interface ExamplePlace {
  type: string
  direction: Direction
  document: OpenApiDocument
  /** Names of the multipart parts that are files. */
  files?: string[]
}

/** The examples of the file; without any, one generated from the schema. */
export function examplesOf(media: MediaObject, place: ExamplePlace): Example[] {
  const named = Object.entries(media.examples ?? {}).map(([name, example]) =>
    exampleOf(name, resolve(place.document, example), media, place),
  )
  if (named.length > 0) return named
  if (media.example !== undefined) return [exampleOf('example', { value: media.example }, media, place)]
  const schema = schemaToShow(media, place)
  if (schema === undefined) return []
  const { value, violation } = makeSample(schema, place.document, place.direction)
  if (value === undefined || !isWritable(value, media, place)) return []
  const example = exampleOf('example', { value: withFileNames(value, place.files) }, media, place)
  if (bodyKind(place.type) === 'form' && example.text === '') return []
  return [{ ...example, generated: true, ...(violation !== null && { violation }) }]
}

/** Made-up values of files become a file name, which a reader replaces. */
export function withFileNames(value: unknown, files: readonly string[] = []): unknown {
  if (!isObject(value)) return value
  const nameOf = (part: unknown): unknown => (Array.isArray(part) ? part.map(nameOf) : isMadeUp(part) ? fileName : part)
  const named = Object.entries(value).map(([name, part]) => [name, files.includes(name) ? nameOf(part) : part])
  return Object.fromEntries(named)
}

const fileName = 'file.bin'
const isMadeUp = (value: unknown) => typeof value !== 'string' || value === 'string'

/** A JSON request shows an object where the file allows any value, since a caller has to send something. */
function schemaToShow({ schema }: MediaObject, { type, direction }: ExamplePlace): SchemaNode | undefined {
  const kind = bodyKind(type)
  if (kind === 'binary') return undefined
  const isAny = typeof schema === 'object' ? Object.keys(schema).length === 0 : schema !== false
  return kind === 'json' && direction === 'request' && isAny ? { type: 'object' } : schema
}

const isWritable = (value: unknown, media: MediaObject, place: ExamplePlace): boolean =>
  bodyKind(place.type) !== 'text' ||
  typeof value !== 'object' ||
  isXml(place.type) ||
  isNamedParts(value, place.type) ||
  textOf(value, media, place) !== undefined

/** Parts with names are shown as an object, also in an answer whose type names a boundary. */
const isNamedParts = (value: unknown, type: string) => /^multipart\//i.test(type) && !Array.isArray(value)

/** The text of a value in a format other than JSON and XML; undefined for an unknown one. */
function textOf(value: unknown, media: MediaObject, place: ExamplePlace): string | undefined {
  const { type } = place
  if (isYaml(type)) return dump(value, { lineWidth: -1 }).trimEnd()
  return streamText(value, type) ?? csvText(value, type) ?? partsText(value, media, place)
}

/** The parts of a body that are told apart by their order; undefined for other bodies, and where a part is a file. */
function partsText(value: unknown, media: MediaObject, place: ExamplePlace): string | undefined {
  if (!/^multipart\//i.test(place.type) || bodyKind(place.type) !== 'text' || !Array.isArray(value)) return undefined
  const parts = unnamedParts(value, media, place.document)
  if (parts.some(({ isFile }) => isFile)) return undefined
  const withContents = parts.map((part) => {
    const { text } = written(part.value, { schema: part.schema }, { ...place, type: part.type })
    return { ...part, content: text }
  })
  return multipartText(withContents, place.type)
}

const isYaml = (type: string) => /[/+](x-)?yaml\b/.test(type)

/** The value as a form shows it: the text that is sent, where the media type is neither JSON nor a form. */
export function shownValue(value: unknown, media: MediaObject, place: ExamplePlace): unknown {
  const kind = bodyKind(place.type)
  if (kind === 'text' && typeof value === 'object' && isWritable(value, media, place))
    return written(value, media, place).text
  const content = kind === 'json' || kind === 'multipart' ? parsed(value) : value
  return content === undefined ? value : content
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

function written(value: unknown, media: MediaObject, place: ExamplePlace): { html: Html; text: string } {
  const { type, document } = place
  const kind = bodyKind(type)
  if (kind === 'form')
    return plain(isObject(value) ? formText(value, encodingsIn(document, type, media)) : String(value))
  const isText = kind === 'text' || kind === 'binary'
  const text = isText && typeof value === 'string' ? value : textOf(value, media, place)
  if (text !== undefined) return { text, html: inColour(text, type) }
  if (isXml(type)) return xml(toXml(value, media.schema, document))
  const content = kind === 'json' || kind === 'multipart' ? parsed(value) : value
  return typeof value === 'string' && content === undefined ? plain(value) : json(content)
}

/** Many files write JSON examples as strings; other strings stay unchanged. Undefined for a string that is broken JSON. */
const parsed = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJson(value) : value

const plain = (text: string) => ({ text, html: escapeHtmlText(text) })

function json(value: unknown): { html: Html; text: string } {
  const text = JSON.stringify(value, null, 2) ?? ''
  return { text, html: isLong(text) ? escapeHtmlText(text) : toHtml(nativeValue('json', JSON.parse(text || 'null'))) }
}

const xml = (text: string) => ({ text, html: inColour(text, 'application/xml') })

function inColour(text: string, type: string): Html {
  if (isLong(text)) return escapeHtmlText(text)
  if (isXml(type) || /html/.test(type)) return highlight(text, 'xml')
  return /ya?ml/.test(type) ? highlight(text, 'yaml') : escapeHtmlText(text)
}

const isXml = (type: string) => /[/+]xml\b/.test(type)

/** Highlighting adds an element per token, so very long examples have none. */
const isLong = (text: string) => text.length > 12_000
