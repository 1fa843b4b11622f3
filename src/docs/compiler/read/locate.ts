import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type NormalizedProblem, ResolveError, type Source } from '@redocly/openapi-core'
import { pointerTo, stepsOf } from '#domain/json-pointer.ts'
import { DocumentError, type Problem } from './document-error.ts'
import { JsonPlaces } from './json-places.ts'
import { lineAt, lineStarts } from './line-starts.ts'
import { type Places, YamlPlaces } from './yaml-places.ts'

/** `true` and `false` are schemas since 3.1. A function is no part of a file: Redocly followed a $ref to 'constructor'. */
export const isProblem = ({ message }: NormalizedProblem) =>
  message !== 'Expected type `Schema` (object) but got `boolean`' && !message.endsWith('but got `function`')

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
  return source && placesIn(source).places.stringAt([...steps, '$ref'])
}

const jsonSources = new WeakSet<Source>()
const places = new WeakMap<Source, WrittenPlaces>()

/** Notes that a source is JSON, whose places are found without a tree. */
export function noteJson(source: Source): void {
  jsonSources.add(source)
}

export const isJson = (source: Source): boolean => jsonSources.has(source)

/** Frees the memory of a JSON text. For the line of a later problem the file is read again. */
export function forgetText(source: Source): void {
  if (!jsonSources.has(source)) return
  source.body = ''
  places.delete(source)
}

interface WrittenPlaces {
  places: Places
  starts: Uint32Array
}

/** As it is written: positions in a repaired document may differ. */
function placesIn(source: Source): WrittenPlaces {
  const cached = places.get(source) ?? makePlaces(source)
  places.set(source, cached)
  return cached
}

function makePlaces(source: Source): WrittenPlaces {
  const text = source.body || readText(source.absoluteRef)
  return { places: isJson(source) ? new JsonPlaces(text) : new YamlPlaces(source), starts: lineStarts(text) }
}

/** The text of a file without a byte order mark. Throws an error of Redocly, which names the $ref. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new ResolveError(new Error(`leads to ${file}, which cannot be read: put the file there or correct the $ref`))
  }
}

function targetOf($ref: string, from: string): { file: string; steps: string[] } {
  const [path = '', fragment = ''] = $ref.split('#')
  return { file: path === '' ? from : join(dirname(from), path), steps: stepsOf(`#${fragment}`) }
}

const origins = new WeakMap<Source, ReadonlyMap<string, string>>()

/** Notes where the file has the schemas that reading has moved. */
export const noteOrigins = (source: Source, pointers: ReadonlyMap<string, string>) => origins.set(source, pointers)

function originOf(source: Source, pointer: string): string {
  const schema = /^#\/components\/schemas\/[^/]*/.exec(pointer)?.[0] ?? ''
  const origin = origins.get(source)?.get(schema)
  return origin === undefined ? pointer : `${origin}${pointer.slice(schema.length)}`
}

/** Line of the key at the pointer, counted from 1; of its nearest parent when there is none. */
function lineOf(source: Source, pointer: string): number {
  const { places: written, starts } = placesIn(source)
  return lineAt(starts, written.find(stepsOf(originOf(source, pointer))).key)
}
