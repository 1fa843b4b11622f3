import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Environment } from '#domain/environments.ts'
import { type HttpMethod, httpMethods } from '#domain/http-methods.ts'
import { type OpenApiDocument, type OperationObject, resolve } from '#domain/openapi.ts'
import { parameterPattern } from '#server/gateway/gateway-path.ts'
import { type DeprecatedOperation, deprecatedOperations } from '#server/plugins/deprecations.ts'

const generated = join(import.meta.dirname, '../../generated/products')

/** The bundled specification of a product. */
export type ProductDocument = OpenApiDocument & {
  'x-result-codes'?: { code: string; httpStatus: number; statusCode: number }[]
}

/** A product's specification by the suffix of its page. */
interface NamedDocument<Document> {
  product: string
  document: Document
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
  /** Undefined for an operation whose requests have no body. */
  body?: DocumentedBody
}

export interface DocumentedBody {
  /** Media types, which can be ranges. */
  types: string[]
  isRequired: boolean
}

/**
 * The routes of every product whose specification lists this environment's address under `servers`. Products that are
 * only documented have none.
 */
export function gatewayRoutes(
  environment: Environment,
  documents: NamedDocument<OpenApiDocument>[] = productDocuments(),
): GatewayRoute[] {
  const routes = documents.flatMap(({ product, document }) =>
    isServedHere(document, environment) ? routesOf(product, document) : [],
  )
  refuseDuplicates(routes)
  return routes
}

/** The bundled specification of every product, by its suffix. */
export function productDocuments(): NamedDocument<ProductDocument>[] {
  return globSync('*/openapi.json', { cwd: generated })
    .sort()
    .map((file) => ({
      product: basename(dirname(file)),
      document: JSON.parse(readFileSync(join(generated, file), 'utf8')),
    }))
}

const isServedHere = ({ servers = [] }: OpenApiDocument, environment: Environment): boolean =>
  servers.some(({ url }) => url === `{PUBLIC_URL}/${environment}`)

function routesOf(product: string, document: OpenApiDocument): GatewayRoute[] {
  const deprecated = deprecatedOperations(document, (operation) => `/api-doc/${product}#${operation}`)
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method]?.operationId
      if (operation === undefined) return []
      const ending = deprecated.get(operation)
      const body = bodyOf(document, item[method])
      return [
        {
          product,
          operation,
          method: upper(method),
          path,
          ...(ending && { deprecated: ending }),
          ...(body && { body }),
        },
      ]
    }),
  )
}

function bodyOf(document: OpenApiDocument, operation: OperationObject = {}): DocumentedBody | undefined {
  if (!operation.requestBody) return undefined
  const { content, required } = resolve(document, operation.requestBody)
  return { types: Object.keys(content), isRequired: required === true }
}

function upper<Text extends string>(text: Text): Uppercase<Text>
function upper(text: string): string {
  return text.toUpperCase()
}

function refuseDuplicates(routes: GatewayRoute[]): void {
  const owners = new Map<string, string>()
  for (const { product, method, path } of routes) {
    const name = `${method} ${path.replace(parameterPattern, '{}')}`
    const owner = owners.get(name)
    if (owner)
      throw new Error(`${name} stands in two products, ${owner} and ${product}: the gateway cannot tell them apart`)
    owners.set(name, product)
  }
}
