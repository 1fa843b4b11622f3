import { readFileSync } from 'node:fs'
import { isObject, type OpenApiDocument, stepsOf } from '../document.ts'
import { bundle } from './bundle.ts'
import { checkNames } from './check-names.ts'
import { normalise } from './normalise.ts'
import { lineOf, parseText } from './parse.ts'
import { Refusal } from './refusal.ts'

export interface ReadDocument {
  file: string
  /** The file as it is written. */
  text: string
  /** In one piece, in the version of the file. */
  bundled: Record<string, unknown>
  /** The same in the words of 3.1. */
  document: OpenApiDocument
  /** Paths and texts of the files it is made of. */
  sources: Map<string, string>
}

/** Reads an OpenAPI 3.0 or 3.1 file, YAML or JSON. Throws a Refusal where it could not be shown whole. */
export function readDocument(file: string): ReadDocument {
  const text = readText(file)
  const sources = new Map([[file, text]])
  try {
    const root = parseText(text, file)
    checkVersion(root, file)
    const bundled = bundle(file, root, sources)
    const document = normalise(bundled)
    checkNames(document, file)
    return { file, text, bundled, document, sources }
  } catch (error) {
    throw withLine(error, sources)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new Refusal(file, '', 'there is no such file that could be read')
  }
}

function checkVersion(root: unknown, file: string): void {
  if (!isObject(root)) throw new Refusal(file, '', 'is not an OpenAPI document: it has to begin with openapi: 3.1.0')
  if ('swagger' in root) {
    throw new Refusal(file, '#/swagger', `is Swagger ${root.swagger}: convert the file to OpenAPI 3.0 or 3.1 first`)
  }
  if (root.openapi === undefined) {
    throw new Refusal(file, '', 'is not an OpenAPI document: the field openapi, which says the version, is missing')
  }
  if (!/^3\.[01]\./.test(String(root.openapi))) {
    throw new Refusal(
      file,
      '#/openapi',
      `is version ${root.openapi}: only OpenAPI 3.0 and 3.1 can be shown, written like '3.1.0'`,
    )
  }
  const dialect = root.jsonSchemaDialect
  if (dialect !== undefined && !/oas\/3\.1\/dialect|draft\/2020-12/.test(String(dialect))) {
    throw new Refusal(
      file,
      '#/jsonSchemaDialect',
      `names the dialect ${dialect}: only that of OpenAPI 3.1 can be shown`,
    )
  }
}

/** A refusal with the line of its place; any other error as it is. */
export function withLine(error: unknown, sources: Map<string, string>): unknown {
  if (!(error instanceof Refusal) || error.pointer === '' || error.hasLine) return error
  const text = sources.get(error.file)
  return text === undefined ? error : error.at(lineOf(text, stepsOf(error.pointer)))
}
