import { inlineCode, link } from '#docs/compiler/content/markdown-source.ts'
import { showValue } from '#docs/compiler/schema/values.ts'
import type { Body, Media, Response } from '#docs/model/product.ts'
import {
  type EncodingObject,
  type LinkObject,
  type MediaObject,
  type RequestBody,
  type ResponseObject,
  resolve,
  type SchemaNode,
} from '#domain/openapi.ts'
import { examplesOf } from '../content/examples.ts'
import type { Direction } from '../content/sample.ts'
import type { Preparation } from '../preparation.ts'
import { joinPath } from '../schema/paths.ts'
import { partsIn, sentType } from './encodings.ts'
import { buildHeader } from './parameters.ts'

/** The request body of an operation, with its media types. */
export function buildBody(preparation: Preparation, body: RequestBody, operation: string): Body {
  const anchor = preparation.anchors.take(joinPath(operation, 'request'))
  return {
    anchor,
    required: body.required === true,
    description: preparation.prose.htmlOrNull(body.description),
    media: buildMedia(preparation, body.content, anchor, 'request'),
  }
}

export function buildResponse(
  preparation: Preparation,
  status: string,
  response: ResponseObject,
  operation: string,
): Response {
  const anchor = preparation.anchors.take(joinPath(joinPath(operation, 'response'), status))
  const { document } = preparation
  return {
    anchor,
    status,
    description: preparation.prose.htmlOrNull(response.description),
    media: buildMedia(preparation, response.content ?? {}, anchor, 'response'),
    headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
      buildHeader(preparation, name, resolve(document, header), anchor),
    ),
    links: buildLinks(preparation, response),
  }
}

function buildMedia(
  preparation: Preparation,
  content: Record<string, MediaObject>,
  anchor: string,
  direction: Direction,
): Media[] {
  const { document, trees, anchors } = preparation
  return Object.entries(content).map(([type, media], index) => ({
    type,
    // The first media type is the most common one, so its properties have the short anchors.
    schema:
      media.schema === undefined
        ? null
        : trees.build(media.schema, index === 0 ? anchor : joinPath(anchor, type), anchors),
    ...nameOf(preparation, media.schema),
    examples: examplesOf(media, {
      type: sentType(preparation, type, media),
      direction,
      document,
      files: partsIn(preparation, type, media).files,
    }),
    encoding: encodingsOf(media).map(([part, encoding]) => [part, encodingWords(preparation, encoding)]),
  }))
}

/** Keywords beside a reference make it a different schema. */
function nameOf({ trees }: Preparation, schema: SchemaNode | undefined): Pick<Media, 'schemaName'> {
  if (typeof schema !== 'object' || schema.$ref === undefined || Object.keys(schema).length > 1) return {}
  return { schemaName: trees.names.nameOf(schema.$ref) }
}

/** The encodings of named parts, then those of parts that have only a position. */
function encodingsOf({ encoding = {}, prefixEncoding = [], itemEncoding }: MediaObject): [string, EncodingObject][] {
  const inOrder = prefixEncoding.map((each, index): [string, EncodingObject] => [`item ${index + 1}`, each])
  const others = prefixEncoding.length > 0 ? 'further items' : 'each item'
  return [
    ...Object.entries(encoding),
    ...inOrder,
    ...(itemEncoding ? [[others, itemEncoding] as [string, EncodingObject]] : []),
  ]
}

function encodingWords({ document }: Preparation, encoding: EncodingObject): string {
  const headers = Object.entries(encoding.headers ?? {}).map(([name, reference]) => {
    const { description, required } = resolve(document, reference)
    return `with the header ${name}${required ? ' (required)' : ''}${description === undefined ? '' : `: ${description}`}`
  })
  const words = [
    ...(encoding.contentType === undefined ? [] : [`sent as ${encoding.contentType}`]),
    ...(encoding.style === undefined ? [] : [`in the style ${encoding.style}`]),
    ...(encoding.explode === undefined
      ? []
      : [encoding.explode ? 'the name is repeated for each value' : 'all values in one field']),
    ...(encoding.allowReserved === true ? ['reserved characters are not escaped'] : []),
    ...headers,
  ]
  return words.join('; ')
}

/** Operations linked from a response, with the values passed on. */
function buildLinks(preparation: Preparation, response: ResponseObject): Response['links'] {
  return Object.entries(response.links ?? {}).map(([name, reference]) => ({
    name,
    description: preparation.prose.html(linkWords(preparation, resolve(preparation.document, reference))),
  }))
}

function linkWords({ links }: Preparation, { description, operationId, operationRef, ...rest }: LinkObject): string {
  const target = operationId ?? operationRef ?? ''
  const anchor = links.get(target)
  const called = anchor === undefined ? inlineCode(target) : link(operationId ?? anchor, `#${anchor}`)
  const values = Object.entries(rest.parameters ?? {}).map(
    ([parameter, value]) => `${inlineCode(parameter)} is ${inlineCode(showValue(value))}`,
  )
  const sentences = [
    description ?? '',
    `Calls ${called}${values.length > 0 ? `, where ${values.join(', ')}` : ''}.`,
    rest.requestBody === undefined ? '' : `Its body is ${inlineCode(showValue(rest.requestBody))}.`,
    rest.server
      ? `At ${inlineCode(rest.server.url)}${rest.server.description === undefined ? '' : `: ${rest.server.description}`}`
      : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join('\n\n')
}
