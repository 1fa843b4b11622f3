import { escapePattern } from '#domain/escape-pattern.ts'
import { decodedOrSame } from '#domain/formats/percent-encoding.ts'

/**
 * The path parameters of a called URL ('/v1/charges/{correlationId}'); undefined for another path. A parameter may be a
 * part of a segment.
 */
export function readPlaces(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  const literals = template.split(/\{[^{}]+\}/).map(escapePattern)
  const found = new RegExp(`^${literals.join('([^/]+)')}$`).exec(path)
  return found ? Object.fromEntries(names.map((name, at) => [name, decodedOrSame(found[at + 1] ?? '')])) : undefined
}
