/** A file of a product that a reader downloads. */
export interface Download {
  kind: 'openapi' | 'npm' | 'bruno' | 'postman' | 'postman-environment' | 'http'
  /** File name. */
  name: string
  /** In bytes. */
  size: number
}

/** X-Partner-ID -> partnerId. */
export const variableName = (header: string): string =>
  header
    .replace(/^x-/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+([a-z0-9]?)/g, (_, letter: string) => letter.toUpperCase())

/** partnerId -> PARTNER_ID. */
export const environmentName = (variable: string): string => variable.replaceAll(/([A-Z])/g, '_$1').toUpperCase()

/** partnerId -> YOUR_PARTNER_ID. Downloads of the portal's page have the reader's value in its place. */
export const placeholderOf = (variable: string): string => `YOUR_${environmentName(variable)}`
