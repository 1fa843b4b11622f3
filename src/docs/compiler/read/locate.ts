import { getLineColLocation, type NormalizedProblem, type Source } from '@redocly/openapi-core'
import { pointerTo, stepsOf } from '../document.ts'
import { DocumentError, type Problem } from './document-error.ts'

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

/** Adds the line to each problem that has a position in a file. */
export function withLines(error: unknown, sources: ReadonlyMap<string, Source>): unknown {
  if (!(error instanceof DocumentError)) return error
  return new DocumentError(
    ...error.problems.map((problem) => {
      const source = problem.pointer === '' ? undefined : sources.get(problem.file)
      return source ? { ...problem, line: problem.line ?? lineOf(source, problem.pointer) } : problem
    }),
  )
}

/** Line of the key at the pointer, counted from 1; of its nearest parent when there is none. */
function lineOf(source: Source, pointer: string): number {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: true })
  return start.line
}
