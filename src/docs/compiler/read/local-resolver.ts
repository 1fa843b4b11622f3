import { dirname, join } from 'node:path'
import { BaseResolver, type Document, ResolveError, Source } from '@redocly/openapi-core'
import { isObject } from '#domain/is-object.ts'
import { lookUp, pointerTo, stepsOf } from '#domain/json-pointer.ts'
import { walk } from '../walk.ts'
import { DocumentError, type OnWarning, type Problem } from './document-error.ts'
import { noteJson, problemsWithLines, readText } from './locate.ts'
import { parseJsonObject, parseText } from './parse-text.ts'

/**
 * Lets Redocly read local files only: a build must not depend on other hosts or send them requests. Paths stay relative
 * when the first one is.
 */
export class LocalResolver extends BaseResolver {
  /** The files read, by path. */
  readonly sources = new Map<string, Source>()
  /** Problems of referenced files. */
  readonly broken: Problem[] = []
  /** The parsed files by path, which a lenient reading repairs. */
  readonly parsedFiles = new Map<string, unknown>()
  readonly #onWarning: OnWarning | undefined

  constructor(onWarning?: OnWarning) {
    super()
    this.#onWarning = onWarning
  }

  async readRoot(file: string): Promise<Document> {
    const root = await this.resolveDocument(null, file, true).catch((error: unknown) => {
      if (!(error instanceof ResolveError)) throw error
      throw new DocumentError({ file, pointer: '', message: 'does not exist or cannot be read: correct the path' })
    })
    if (root instanceof Error) throw root
    return root
  }

  replaceRoot(root: Document, parsed: object): Document {
    const replaced = { ...root, parsed }
    this.parsedFiles.set(root.source.absoluteRef, parsed)
    this.cache.set(root.source.absoluteRef, Promise.resolve(replaced))
    return replaced
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    return isUrl(ref) || base === null ? ref : join(dirname(base), decode(ref))
  }

  override async loadExternalRef(file: string): Promise<Source> {
    if (isUrl(file)) throw new ResolveError(new Error('leads to the network: keep the file beside this one'))
    const source = new Source(file, readText(file))
    this.sources.set(file, source)
    return source
  }

  override parseDocument(source: Source, isRoot = false): Document {
    try {
      const json = parseJsonObject(source.body)
      if (json !== undefined) noteJson(source)
      const parsed = json ?? parseText(source.body, source.absoluteRef, this.#onWarning)
      this.parsedFiles.set(source.absoluteRef, parsed)
      replaceAnchors(parsed)
      this.#checkRefCycles(parsed, source.absoluteRef)
      return { source, parsed }
    } catch (error) {
      if (!isRoot && error instanceof DocumentError) this.broken.push(...error.problems)
      throw error
    }
  }

  #checkRefCycles(parsed: unknown, file: string): void {
    const problems = findRefCycles(parsed, file)
    if (problems.length === 0) return
    const placed = problemsWithLines(problems, this.sources)
    if (!this.#onWarning) throw new DocumentError(...placed)
    for (const problem of placed) {
      this.#onWarning({ ...problem, rule: 'circular-ref' })
      const node = lookUp(parsed, problem.pointer)
      if (isObject(node)) delete node.$ref
    }
  }
}

const isUrl = (ref: string) => /^[a-z][a-z0-9+.-]+:/i.test(ref)

/** A lone percent sign is literal. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

type Node = Record<string, unknown>

/** Replaces a `$ref` to an anchor (`#name`) by the equivalent JSON pointer. */
function replaceAnchors(document: unknown): void {
  const anchors = new Map<string, string>()
  const named: [node: Node, ref: string][] = []
  walk(document, (node, steps) => {
    if (typeof node.$anchor === 'string') anchors.set(`#${node.$anchor}`, pointerTo(steps))
    if (typeof node.$ref === 'string' && /^#[^/]/.test(node.$ref)) named.push([node, node.$ref])
  })
  for (const [node, ref] of named) node.$ref = anchors.get(ref) ?? ref
}

/** A cycle of `$ref`s has no target, and Redocly does not report its position. */
function findRefCycles(document: unknown, file: string): Problem[] {
  const problems: Problem[] = []
  walk(document, (node, steps) => {
    if (!isCircular(document, node) && !refersInsideItself(node, steps)) return
    problems.push({
      file,
      pointer: pointerTo(steps),
      message: 'refers only to itself: replace the $ref by a definition',
    })
  })
  return problems
}

function isCircular(document: unknown, node: Node): boolean {
  const passed = new Set<unknown>()
  let current: unknown = node
  while (isObject(current) && typeof current.$ref === 'string' && current.$ref.startsWith('#/')) {
    if (passed.has(current)) return current === node
    passed.add(current)
    current = lookUp(document, current.$ref)
  }
  return false
}

/** Its target would be part of what the `$ref` replaces. */
function refersInsideItself({ $ref: ref }: Node, steps: string[]): boolean {
  return typeof ref === 'string' && ref.startsWith('#/') && pointerTo(stepsOf(ref)).startsWith(`${pointerTo(steps)}/`)
}
