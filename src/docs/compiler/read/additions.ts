import type { Oas3Decorator, UserContext } from '@redocly/openapi-core'
import { wholeQuery } from '#docs/model/parameter-encoding.ts'
import { isObject } from '#domain/is-object.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import type { OpenApiDocument, Tag } from '#domain/openapi.ts'
import type { Finding } from './document-error.ts'

/** Converts what OpenAPI 3.2 adds to the nearest form that the pages show, in place. */
export const convertAdditions: Oas3Decorator = () => ({
  MediaTypesMap(content, { resolve }) {
    for (const [type, media] of Object.entries(content)) {
      const { node } = resolve<object>(media)
      if (node && node !== media) content[type] = { ...node }
    }
  },
  MediaType: (media) => change(media, convertMedia),
  RequestBody: { leave: (body, { resolve }) => change(body, (fields) => nameBoundaries(fields, resolve)) },
  Example: (example) => change(example, convertExample),
  Response: (response) => change(response, (fields) => fillFrom(fields, 'description', 'summary')),
  Server: (server) => change(server, (fields) => fillFrom(fields, 'description', 'name')),
  Parameter: (parameter) =>
    change(parameter, (fields) => {
      // The pages show it among the query parameters.
      if (fields.in === 'querystring') Object.assign(fields, { in: 'query', style: wholeQuery })
    }),
})

type Fields = Record<string, unknown>

function change(node: unknown, convert: (fields: Fields) => void): void {
  if (isObject(node)) convert(node)
}

/** A stream becomes a list, whose items arrive one by one. */
function convertMedia(media: Fields): void {
  const { itemSchema } = media
  delete media.itemSchema
  if (itemSchema === undefined || media.schema !== undefined) return
  const isParts = media.prefixEncoding !== undefined || media.itemEncoding !== undefined
  media.schema = { type: 'array', items: itemSchema, description: isParts ? parts : stream }
}

const stream = 'A stream: each item is sent on its own.'
const parts = 'Each item is a part of its own.'

type Resolve = UserContext['resolve']

/**
 * A request of parts without names says its boundary, so that it is written as the text it is. Other requests say none: the
 * HTTP library of a sample chooses its own.
 */
function nameBoundaries(body: Fields, resolve: Resolve): void {
  if (!isObject(body.content)) return
  const named = Object.entries(body.content).map(([type, media]) => [boundType(type, media, resolve), media])
  body.content = Object.fromEntries(named)
}

function boundType(type: string, media: unknown, resolve: Resolve): string {
  const [essence = '', ...settings] = type.split(';')
  if (!/^multipart\/[^*]/i.test(essence) || !isObject(media)) return type
  const isBound = settings.some(isBoundary)
  if (hasPartsInOrder(essence, media, resolve)) return isBound ? type : `${type}; boundary=part`
  return isBound ? [essence, ...settings.filter((setting) => !isBoundary(setting))].join(';') : type
}

const isBoundary = (setting: string) => /^\s*boundary=/i.test(setting)

/** A list in a form is sent as parts with names, unless the file says otherwise. */
function hasPartsInOrder(essence: string, media: Fields, resolve: Resolve): boolean {
  if (media.prefixEncoding !== undefined || media.itemEncoding !== undefined) return true
  const { node } = resolve<Fields>(isObject(media.schema) ? media.schema : {})
  return isObject(node) && node.type === 'array' && essence.toLowerCase() !== 'multipart/form-data'
}

function convertExample(example: Fields): void {
  if (example.value === undefined) example.value = example.dataValue ?? example.serializedValue
}

function fillFrom(fields: Fields, field: string, other: string): void {
  if (!fields[field] && fields[other] !== undefined) fields[field] = fields[other]
}

/**
 * Puts nested tags below their parents, and writes the names of the parents before theirs. A parent that does not exist, or
 * that leads back to its own tag, is removed and returned as a problem.
 */
export function nestTags(document: OpenApiDocument): Finding[] {
  const { tags } = document
  if (!tags?.some(({ parent }) => parent !== undefined)) return []
  const named = new Map(tags.map((tag) => [tag.name, tag]))
  const parentOf = ({ parent }: Tag) => (parent === undefined ? undefined : named.get(parent))
  const problems = removeUnusableParents(tags, parentOf)
  const pathOf = (tag: Tag): Tag[] => {
    const parent = parentOf(tag)
    return [...(parent ? pathOf(parent) : []), tag]
  }
  const paths = tags.map((tag) => pathOf(tag))
  const listed = (path: Tag[]): Tag[] => {
    const depth = path.length
    const tag = path[depth - 1]
    const inside = paths.filter((other) => other.length === depth + 1 && other[depth - 1] === tag)
    const named = tag && { ...tag, 'x-displayName': path.map(displayName).join(': ') }
    return [...(named ? [named] : []), ...inside.flatMap(listed)]
  }
  document.tags = paths.filter((path) => path.length === 1).flatMap(listed)
  return problems
}

type ParentOf = (tag: Tag) => Tag | undefined

function removeUnusableParents(tags: Tag[], parentOf: ParentOf): Finding[] {
  return tags.flatMap((tag, index) => {
    if (tag.parent === undefined) return []
    const place = { rule: 'unusable-parent-tag', pointer: pointerTo(['tags', `${index}`, 'parent']) }
    const isKnown = parentOf(tag) !== undefined
    if (isKnown && !leadsBack(tag, parentOf)) return []
    const cause = isKnown ? 'leads back to this tag' : 'is not among the tags'
    const message = `'${tag.parent}' ${cause}: name another parent, or none`
    delete tag.parent
    return [{ ...place, message }]
  })
}

function leadsBack(tag: Tag, parentOf: ParentOf): boolean {
  const seen = new Set<Tag>()
  for (let at = parentOf(tag); at && !seen.has(at); at = parentOf(at)) seen.add(at)
  return seen.has(tag)
}

const displayName = (tag: Tag): string => {
  const { 'x-displayName': shown } = tag
  return typeof shown === 'string' ? shown : (tag.summary ?? tag.name)
}
