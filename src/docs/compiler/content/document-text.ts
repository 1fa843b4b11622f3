import { dump } from 'js-yaml'
import { isObject } from '#domain/is-object.ts'

/** Operations and schemas are this deep in a document. */
const maxDepth = 3

/** Characters. */
const chunkSize = 1_000_000

/** The YAML of a document in chunks: as one text, a large document takes several times its size while it is written. */
export const yamlChunks = (document: object): Iterable<string> => grouped(yamlOf(document, 0))

/** As yamlChunks. */
export const jsonChunks = (document: object): Iterable<string> => grouped(jsonOf(document, 0))

function* yamlOf(value: object, depth: number): Generator<string> {
  const indent = '  '.repeat(depth)
  const indented = (text: string) => (depth === 0 ? text : text.replaceAll(/^(?=.)/gm, indent))
  for (const [key, part] of Object.entries(value)) {
    const head = dump({ [key]: null }, { lineWidth: -1 })
    // The value of a key with a question mark is on the same line.
    if (depth < maxDepth && isFilled(part) && !head.startsWith('? ')) {
      yield indented(head.replace(/ null\n$/, '\n'))
      yield* yamlOf(part, depth + 1)
    } else yield indented(dump({ [key]: part }, { lineWidth: -1, noRefs: true }))
  }
}

function* jsonOf(document: object, depth: number): Generator<string> {
  const indent = '  '.repeat(depth + 1)
  let isFirst = true
  yield '{\n'
  for (const [key, part] of Object.entries(document)) {
    if (part === undefined) continue
    yield `${isFirst ? '' : ',\n'}${indent}${JSON.stringify(key)}: `
    isFirst = false
    if (depth < maxDepth && isFilled(part)) yield* jsonOf(part, depth + 1)
    else yield JSON.stringify(part, null, 2).replaceAll('\n', `\n${indent}`)
  }
  yield `\n${'  '.repeat(depth)}}${depth === 0 ? '\n' : ''}`
}

const isFilled = (value: unknown): value is object => isObject(value) && Object.keys(value).length > 0

function* grouped(parts: Iterable<string>): Generator<string> {
  let text = ''
  for (const part of parts) {
    text += part
    if (text.length < chunkSize) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}
