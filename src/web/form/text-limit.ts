import type { RJSFSchema } from '@rjsf/utils'

/** The limit of a text field in the schema of its form. rjsf's type does not tell that the contract has one. */
export function textLimit({ title, properties }: RJSFSchema, field: string, limit: 'minLength' | 'maxLength'): number {
  const property = properties?.[field]
  const characters = typeof property === 'object' ? property[limit] : undefined
  if (characters === undefined)
    throw new Error(`The schema '${title}' gives '${field}' no ${limit}: add it in openapi/`)
  return characters
}
