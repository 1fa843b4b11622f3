import type { Document } from '../generate/openapi.ts'

interface Scheme {
  type: string
  scheme?: string
  in?: string
  name?: string
}

/** The headers that a mock wants, with values that it takes: it accepts any. Of an operation with all of the credentials. */
export function credentialHeaders({ security = [], components }: Document): string[] {
  const schemes: Record<string, unknown> = components?.securitySchemes ?? {}
  const names = new Set(security.flatMap((alternative) => Object.keys(alternative)))
  return [...names].map((name) => headerOf(schemes[name] as Scheme)).filter((header) => header !== undefined)
}

function headerOf({ type, scheme, in: place, name }: Scheme): string | undefined {
  if (type === 'http' && scheme === 'basic') return 'Authorization: Basic eDp4'
  if (type === 'http') return 'Authorization: Bearer x'
  return type === 'apiKey' && place === 'header' ? `${name}: x` : undefined
}
