import type { OpenApiDocument, ServerObject } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'

/**
 * The origins of all servers in a file, in the form of a Content-Security-Policy: a server whose first label is free
 * text is `https://*.example.com`. Servers without a host, relative to the place of the file, have none.
 */
export function serverOrigins({ servers = [], paths = {} }: OpenApiDocument): string[] {
  const ofPaths = Object.values(paths).flatMap((item) => item.servers ?? [])
  const ofOperations = operationsBelow(paths, '#/paths').flatMap(({ operation }) => operation.servers ?? [])
  return [...new Set([...servers, ...ofPaths, ...ofOperations].flatMap(originsOf))].sort()
}

const maxVariants = 64

function originsOf({ url, variables = {} }: ServerObject): string[] {
  const [, beforePath = ''] = /^(https?:\/\/[^/?#]*)/i.exec(url) ?? []
  let variants = [beforePath]
  for (const [place, name = ''] of beforePath.matchAll(/\{([^{}]+)\}/g)) {
    const variable = variables[name]
    const isFirstLabel = beforePath.includes(`//${place}.`)
    const values = variable?.enum ?? [isFirstLabel ? '*' : (variable?.default ?? place)]
    variants = variants.flatMap((variant) => values.map((value) => variant.replaceAll(place, () => value)))
  }
  return variants.slice(0, maxVariants).flatMap(originOf)
}

/**
 * Only characters that cannot end a directive of the policy. No wildcard directly below a top-level domain, which would
 * allow most of the web.
 */
function originOf(text: string): string[] {
  const [, scheme = '', star = '', rest = ''] =
    /^(https?:\/\/)(\*\.)?([\w.-]+(?::\d+)?|\[[\da-f:.]+\](?::\d+)?)$/i.exec(text) ?? []
  if ((star && !rest.includes('.')) || !URL.canParse(scheme + rest)) return []
  const { protocol, host } = new URL(scheme + rest)
  return [`${protocol}//${star}${host}`]
}
