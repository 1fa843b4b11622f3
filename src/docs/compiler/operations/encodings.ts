import type { TreeBuilder } from '#docs/compiler/schema/tree-builder.ts'
import { concreteType } from '#docs/model/call-values.ts'
import type { FieldEncoding, FieldEncodings } from '#docs/model/field-encoding.ts'
import { bodyKind, isFileSchema } from '#docs/model/media-kind.ts'
import { writeParameter } from '#docs/model/parameter-encoding.ts'
import { isObject } from '#domain/is-object.ts'
import {
  type EncodingObject,
  type MediaObject,
  type OpenApiDocument,
  resolve,
  type SchemaNode,
} from '#domain/openapi.ts'
import type { SentBody } from '../content/samples/shape.ts'
import type { Preparation } from '../preparation.ts'
import { exampleValue, styleOf } from './sent-value.ts'

/** How the properties of a form are sent, by the file's encodings. Empty for other bodies. */
export function encodingsIn(document: OpenApiDocument, type: string, media: MediaObject | undefined): FieldEncodings {
  if (!['form', 'multipart'].includes(bodyKind(type))) return {}
  const listed = Object.entries(media?.encoding ?? {}).map(
    ([name, encoding]) => [name, encodingOf(document, encoding)] as const,
  )
  return Object.fromEntries(listed.filter(([, encoding]) => Object.keys(encoding).length > 0))
}

export function encodingOf(document: OpenApiDocument, encoding: EncodingObject): FieldEncoding {
  const { contentType, style, explode, allowReserved } = encoding
  const headers = Object.entries(encoding.headers ?? {}).flatMap(([name, reference]): [string, string][] => {
    const parameter = { ...resolve(document, reference), name, in: 'header' as const }
    const value = writeParameter(styleOf(parameter), exampleValue(document, parameter))
    return value === null || /^content-type$/i.test(name) ? [] : [[name, value]]
  })
  return {
    // Several types may be listed, of which one is sent.
    ...(contentType !== undefined && { type: concreteType(contentType.split(',')[0]?.trim() ?? '') }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    ...(allowReserved === true && { allowReserved }),
  }
}

/** A body of any type is JSON, unless its schema is that of a file. */
export function sentType({ trees }: Preparation, range: string, media: MediaObject): string {
  const isFile = /^(\*|application)\/\*$/.test(range) && media.schema !== undefined && isBinary(trees, media.schema)
  return isFile ? 'application/octet-stream' : concreteType(range)
}

export type Parts = Pick<SentBody, 'files' | 'encodings' | 'hasLists'>

/** The parts of a multipart body that code samples write in a way of their own. */
export function partsIn({ trees, document }: Preparation, type: string, media: MediaObject | undefined): Parts {
  if (bodyKind(type) !== 'multipart') return { files: [], encodings: {}, hasLists: false }
  const encodings = encodingsIn(document, type, media)
  if (media?.schema === undefined || typeof media.schema === 'boolean') return partsInExample(media?.example, encodings)
  const properties = [...trees.merge(media.schema).properties]
  const files = properties.flatMap(([name, schemas]) =>
    schemas.some((each) => isBinary(trees, each)) || isFilePart(schemas, encodings[name]) ? [name] : [],
  )
  const implied = properties.flatMap(([name, schemas]): [string, FieldEncoding][] => {
    const [found] = schemas.flatMap((each) => impliedEncoding(trees, each) ?? [])
    return found === undefined ? [] : [[name, { ...found, ...encodings[name] }]]
  })
  const hasLists = properties.some(([, schemas]) => schemas.some((each) => isList(trees, each)))
  return { files, encodings: { ...encodings, ...Object.fromEntries(implied) }, hasLists }
}

/** Without a schema, the example tells which parts are objects and lists. */
function partsInExample(example: unknown, encodings: FieldEncodings): Parts {
  const members = isObject(example) ? Object.entries(example) : []
  const types = members.flatMap(([name, value]): [string, FieldEncoding][] =>
    isObject(Array.isArray(value) ? value[0] : value) ? [[name, { type: 'application/json' }]] : [],
  )
  return {
    files: [],
    encodings: { ...Object.fromEntries(types), ...encodings },
    hasLists: members.some(([, value]) => Array.isArray(value)),
  }
}

/** A part without a schema is a file, and so is a text that is sent as an image, a sound or an archive. */
const isFilePart = (schemas: SchemaNode[], encoding: FieldEncoding | undefined): boolean =>
  schemas.every((schema) => typeof schema !== 'object' || Object.keys(schema).length === 0)
    ? encoding === undefined
    : /^(image|audio|video|font)\/|\/(octet-stream|zip|gzip|pdf)$/.test(encoding?.type ?? '')

const isList = (trees: TreeBuilder, schema: SchemaNode): boolean =>
  typeof schema === 'object' && trees.merge(schema).types?.includes('array') === true

/** A file or a list of files, which no text represents. */
function isBinary(trees: TreeBuilder, schema: SchemaNode): boolean {
  if (typeof schema === 'boolean') return false
  const { parts, keywords, types } = trees.merge(schema)
  if (types?.includes('array') && keywords.items !== undefined) return isBinary(trees, keywords.items)
  return parts.some(isFileSchema)
}

/** The encoding of a part whose schema implies one. */
function impliedEncoding(trees: TreeBuilder, schema: SchemaNode): FieldEncoding | undefined {
  if (typeof schema === 'boolean') return undefined
  const { parts, keywords, types, properties } = trees.merge(schema)
  if (types?.includes('array') && keywords.items !== undefined) return impliedEncoding(trees, keywords.items)
  const named = parts.map(({ contentMediaType }) => contentMediaType).find((type) => typeof type === 'string')
  const isObject = types === undefined ? properties.size > 0 : types.join() === 'object'
  if (named !== undefined) return { type: named, isText: true }
  return isObject ? { type: 'application/json' } : undefined
}
