import { isObject } from '#domain/is-object.ts'
import type { Finding } from './document-error.ts'

/** The problem that prevents reading the document. */
export function versionProblem(root: unknown, isLenient = false): Finding | undefined {
  if (!isObject(root))
    return { pointer: '', message: 'is not an OpenAPI document: it has to begin with openapi: 3.1.0' }
  const { swagger, openapi, jsonSchemaDialect: dialect } = root
  if (swagger !== undefined) {
    return { pointer: '#/swagger', message: `is Swagger ${swagger}: convert the file to OpenAPI 3.0 or 3.1 first` }
  }
  if (openapi === undefined) {
    return { pointer: '', message: 'is not an OpenAPI document: the field openapi, which says the version, is missing' }
  }
  if (typeof openapi !== 'string' || !(isLenient ? /^3\.[012]\./ : /^3\.[01]\./).test(openapi)) {
    const message = `is version ${openapi}: only OpenAPI ${isLenient ? '3.0, 3.1 and 3.2' : '3.0 and 3.1'} can be shown, written like '3.1.0'`
    return { pointer: '#/openapi', message }
  }
  return dialectProblem(dialect)
}

function dialectProblem(dialect: unknown): Finding | undefined {
  if (dialect === undefined || /oas\/3\.[12]\/dialect|draft\/2020-12/.test(String(dialect))) return undefined
  const message = `names the dialect ${dialect}: only that of OpenAPI 3.1 can be shown`
  return { pointer: '#/jsonSchemaDialect', message }
}

/** A version without its last number, and a dialect that is ignored. */
export function repairVersion(root: unknown, warn: (problem: Finding) => void): void {
  if (!isObject(root)) return
  const version = /^3\.[012]$/.exec(`${root.openapi}`.replace(/^3$/, '3.0'))?.[0]
  if (version !== undefined) {
    warn({ rule: 'version', pointer: '#/openapi', message: `is not a complete version: write '${version}.0'` })
    root.openapi = `${version}.0`
  }
  const dialect = dialectProblem(root.jsonSchemaDialect)
  if (!dialect) return
  warn({ rule: 'dialect', ...dialect })
  delete root.jsonSchemaDialect
}
