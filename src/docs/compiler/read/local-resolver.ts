import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BaseResolver, type Document, ResolveError, Source } from '@redocly/openapi-core'
import { DocumentError, type Problem } from './document-error.ts'
import { findCircles, replaceAnchors } from './local-references.ts'
import { withLines } from './locate.ts'
import { parseText } from './parse-text.ts'

/**
 * Where Redocly gets files from: the disk and nothing else. A `$ref` into the network is an error, because a build must
 * not depend on another host, nor tell it anything. Paths stay relative when the first one is.
 */
export class LocalResolver extends BaseResolver {
  /** The files that were read, by path. */
  readonly sources = new Map<string, Source>()
  /** What is wrong with files that were referred to. */
  readonly broken: Problem[] = []

  async readRoot(file: string): Promise<Document> {
    const root = await this.resolveDocument(null, file, true).catch((error: unknown) => {
      if (!(error instanceof ResolveError)) throw error
      throw new DocumentError({ file, pointer: '', message: 'there is no such file that could be read' })
    })
    if (root instanceof Error) throw root
    return root
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
      const parsed = parseText(source.body, source.absoluteRef)
      replaceAnchors(parsed)
      const problems = findCircles(parsed, source.absoluteRef)
      if (problems.length > 0) throw withLines(new DocumentError(...problems), this.sources)
      return { source, parsed }
    } catch (error) {
      if (!isRoot && error instanceof DocumentError) this.broken.push(...error.problems)
      throw error
    }
  }
}

const isUrl = (ref: string) => /^[a-z][a-z0-9+.-]+:/i.test(ref)

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new ResolveError(new Error(`leads to ${file}, which cannot be read: put the file there or correct the $ref`))
  }
}

/** A lone percent sign is what it is. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
