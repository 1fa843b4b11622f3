import type { OpenApiDocument } from '#domain/openapi.ts'

export interface Scheme {
  type: string
  scheme?: string
  in?: string
  name?: string
}

/** The headers that a mock wants, with values that it takes: it accepts any. Of an operation with all of the credentials. */
export function credentialHeaders({ security = [], components }: OpenApiDocument): string[] {
  const schemes: Record<string, unknown> = components?.securitySchemes ?? {}
  const names = new Set(security.flatMap((alternative) => Object.keys(alternative)))
  return [...names]
    .map((name) => madeUpHeader(schemes[name] as Scheme))
    .filter((header) => header !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
}

const madeUpHeader = (scheme: Scheme) => headerOf(scheme, madeUpValue(scheme))

/** A value that a mock accepts. */
export const madeUpValue = ({ scheme }: Scheme): string => (scheme === 'basic' ? 'x:x' : 'x')

/** The header that carries a credential. Basic takes `user:password`. */
export function headerOf({ type, scheme, in: place, name }: Scheme, value: string): [string, string] | undefined {
  if (type === 'http' && scheme === 'basic') return ['Authorization', `Basic ${Buffer.from(value).toString('base64')}`]
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return ['Authorization', `Bearer ${value}`]
  return type === 'apiKey' && place === 'header' && name ? [name, value] : undefined
}
