import { dirname, join } from 'node:path'
import { getLineColLocation, type NormalizedProblem, type Source } from '@redocly/openapi-core'
import { lookUp, pointerTo, stepsOf } from '../document.ts'
import { DocumentError, type Problem } from './document-error.ts'
import { JsonPlaces } from './json-places.ts'
import { parseText } from './parse-text.ts'

/** `true` and `false` are schemas since 3.1. */
export const isProblem = ({ message }: NormalizedProblem) =>
  message !== 'Expected type `Schema` (object) but got `boolean`'

/** Converts a Redocly problem into ours, with a cure. */
export function problemOf({ message, suggest, location: [place] }: NormalizedProblem): Problem {
  if (place?.pointer === undefined) throw new Error(`Redocly gives no place for: ${message}`)
  const pointer = pointerTo(stepsOf(place.pointer === '#/' ? '' : place.pointer))
  return {
    file: place.source.absoluteRef,
    pointer: pointer === '#' ? '' : pointer,
    message: `${message.replace(/\.$/, '')}${adviceOf(message, suggest, stepsOf(pointer))}`,
    line: lineOf(place.source, place.pointer),
  }
}

function adviceOf(message: string, suggest: string[], steps: string[]): string {
  if (!message.includes('is not expected here')) return ''
  const parent = steps.at(-2)
  if (parent === 'paths') return ": a path begins with '/'"
  if (parent === 'responses') return ": a status is three digits, '4XX' or 'default'"
  const similar = suggest.length > 0 ? `write ${suggest.join(' or ')}` : 'correct its name'
  return `: ${similar}, remove it, or begin it with x-`
}

type Sources = ReadonlyMap<string, Source>

/** Adds the file and the line to each problem that has a position in the document. */
export function withLines(error: unknown, sources: Sources): unknown {
  if (!(error instanceof DocumentError)) return error
  return new DocumentError(...problemsWithLines(error.problems, sources))
}

export function problemsWithLines(problems: readonly Problem[], sources: Sources): Problem[] {
  return problems.map((problem) => {
    if (problem.pointer === '' || problem.line !== undefined) return problem
    const { file, pointer } = placeOf(problem, sources)
    const source = sources.get(file)
    return source ? { ...problem, file, pointer, line: lineOf(source, pointer) } : problem
  })
}

/** Where a place of the whole document is written: a specification may refer to a file per part. */
function placeOf({ file, pointer }: Pick<Problem, 'file' | 'pointer'>, sources: Sources) {
  let place = { file, steps: [] as string[] }
  for (const step of stepsOf(pointer)) {
    const $ref = refAt(place, sources)
    if ($ref !== undefined) place = targetOf($ref, place.file)
    place = { file: place.file, steps: [...place.steps, step] }
  }
  return { file: place.file, pointer: pointerTo(place.steps) }
}

function refAt({ file, steps }: { file: string; steps: string[] }, sources: Sources): string | undefined {
  const source = sources.get(file)
  if (!source) return undefined
  const json = jsonPlaces.get(source)
  if (json) return json.stringAt([...steps, '$ref'])
  const { $ref } = Object(lookUp(parsedOnce(source), pointerTo(steps)))
  return typeof $ref === 'string' ? $ref : undefined
}

const jsonPlaces = new WeakMap<Source, JsonPlaces>()

/** Notes that a source is JSON, whose lines are found without a second tree. */
export const noteJson = (source: Source) => jsonPlaces.set(source, new JsonPlaces(source.body))

const parsed = new WeakMap<Source, unknown>()

/** As it is written: positions in a repaired document may differ. */
function parsedOnce(source: Source): unknown {
  if (!parsed.has(source))
    parsed.set(
      source,
      parseText(source.body, source.absoluteRef, () => {}),
    )
  return parsed.get(source)
}

function targetOf($ref: string, from: string): { file: string; steps: string[] } {
  const [path = '', fragment = ''] = $ref.split('#')
  return { file: path === '' ? from : join(dirname(from), path), steps: stepsOf(`#${fragment}`) }
}

const origins = new WeakMap<Source, ReadonlyMap<string, string>>()

/** Notes where schemas were written that reading has moved. */
export const noteOrigins = (source: Source, pointers: ReadonlyMap<string, string>) => origins.set(source, pointers)

function originOf(source: Source, pointer: string): string {
  const schema = /^#\/components\/schemas\/[^/]*/.exec(pointer)?.[0] ?? ''
  const origin = origins.get(source)?.get(schema)
  return origin === undefined ? pointer : `${origin}${pointer.slice(schema.length)}`
}

/** Line of the key at the pointer, counted from 1; of its nearest parent when there is none. */
function lineOf(source: Source, pointer: string): number {
  const origin = originOf(source, pointer)
  const json = jsonPlaces.get(source)
  if (json) return json.lineOf(json.find(stepsOf(origin)).key)
  const { start } = getLineColLocation({ source, pointer: origin, reportOnKey: true })
  return start.line
}
