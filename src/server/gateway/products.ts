import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Environment } from '#domain/environments.ts'
import { type HttpMethod, httpMethods } from '#domain/http-methods.ts'
import { type DeprecatedOperation, deprecatedOperations } from '#server/plugins/deprecations.ts'

const generated = join(import.meta.dirname, '../../generated/products')

/** The parts of a bundled specification that the gateway reads. `npm run generate` has validated them. */
export interface ProductDocument {
  paths?: Record<string, Record<string, DocumentedOperation>>
  'x-result-codes'?: { code: string; httpStatus: number; statusCode: number }[]
}

export interface DocumentedOperation {
  operationId?: string
  requestBody?: Ref<{ required?: boolean; content?: Content }>
  responses?: Record<string, Ref<{ content?: Content }>>
}

export type Content = Record<string, { schema?: object; example?: unknown; examples?: Record<string, Ref<Example>> }>
export type Ref<Value> = Value | { $ref: string }

interface Example {
  value?: unknown
}

/** A product's specification by the suffix of its page. */
interface NamedDocument {
  product: string
  document: ProductDocument
}

/** A gateway operation of a product's specification. */
export interface GatewayRoute {
  /** Suffix of the product's page. */
  product: string
  operation: string
  /** In upper case. */
  method: Uppercase<HttpMethod>
  /** Below the environment's address, for instance /v1/charges/{correlationId}. */
  path: string
  deprecated?: DeprecatedOperation
}

/**
 * The routes of every product whose specification lists this environment's address under `servers`. Products that are
 * only documented have none.
 */
export function gatewayRoutes(environment: Environment, documents = productDocuments()): GatewayRoute[] {
  const routes = documents.flatMap(({ product, document }) =>
    isServedHere(document, environment) ? routesOf(product, document) : [],
  )
  refuseDoubles(routes)
  return routes
}

/** The bundled specification of every product, by its suffix. */
export function productDocuments(): NamedDocument[] {
  return globSync('*/openapi.json', { cwd: generated })
    .sort()
    .map((file) => ({
      product: basename(dirname(file)),
      document: JSON.parse(readFileSync(join(generated, file), 'utf8')),
    }))
}

function isServedHere(document: unknown, environment: Environment): boolean {
  const servers = member(document, 'servers')
  return Array.isArray(servers) && servers.some((server) => member(server, 'url') === `{PUBLIC_URL}/${environment}`)
}

function routesOf(product: string, document: ProductDocument): GatewayRoute[] {
  const deprecated = deprecatedOperations(document, (operation) => `/api-doc/${product}#${operation}`)
  return Object.entries(member(document, 'paths') ?? {}).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = member(member(item, method), 'operationId')
      if (typeof operation !== 'string') return []
      const ending = deprecated.get(operation)
      return [{ product, operation, method: upper(method), path, ...(ending && { deprecated: ending }) }]
    }),
  )
}

function upper<Text extends string>(text: Text): Uppercase<Text>
function upper(text: string): string {
  return text.toUpperCase()
}

function member(value: unknown, name: string): object | string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof found === 'string' || (typeof found === 'object' && found !== null) ? found : undefined
}

function refuseDoubles(routes: GatewayRoute[]): void {
  const owners = new Map<string, string>()
  for (const { product, method, path } of routes) {
    const name = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
    const owner = owners.get(name)
    if (owner)
      throw new Error(`${name} stands in two products, ${owner} and ${product}: the gateway cannot tell them apart`)
    owners.set(name, product)
  }
}
