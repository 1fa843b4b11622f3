import { type OpenApiDocument, resolve, type SecuritySchemeObject } from '#domain/openapi.ts'

/** The headers that a mock wants, with values that it takes: it accepts any. Of an operation with all of the credentials. */
export function credentialHeaders(document: OpenApiDocument): string[] {
  const names = new Set(document.security?.flatMap((alternative) => Object.keys(alternative)))
  return [...names].flatMap((name) => {
    const scheme = schemeOf(document, name)
    const header = headerOf(scheme, madeUpValue(scheme))
    return header ? [header.join(': ')] : []
  })
}

export function schemeOf(document: OpenApiDocument, name: string): SecuritySchemeObject {
  const scheme = document.components?.securitySchemes?.[name]
  if (!scheme) throw new Error(`${document.info.title} has no security scheme ${name}`)
  return resolve(document, scheme)
}

/** A value that a mock accepts. */
export const madeUpValue = (scheme: SecuritySchemeObject): string => (isBasic(scheme) ? 'x:x' : 'x')

const isBasic = ({ type, scheme = '' }: SecuritySchemeObject) => type === 'http' && scheme.toLowerCase() === 'basic'

/** The header that carries a credential. Basic takes `user:password`. */
export function headerOf(scheme: SecuritySchemeObject, value: string): [string, string] | undefined {
  const { type, in: place, name = '' } = scheme
  if (isBasic(scheme)) return ['Authorization', `Basic ${Buffer.from(value).toString('base64')}`]
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return ['Authorization', `Bearer ${value}`]
  if (place === 'cookie') return ['Cookie', `${name}=${value}`]
  return place === 'header' ? [name, value] : undefined
}
