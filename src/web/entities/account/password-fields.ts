import type { RJSFSchema } from '@rjsf/utils'
import { textLimit } from '#web/form/text-limit.ts'

/** The widget of the field `password` that sets a password, wherever one is set. */
export const newPassword = (schema: RJSFSchema) => ({
  'ui:widget': 'password',
  'ui:autocomplete': 'new-password',
  'ui:help': `At least ${textLimit(schema, 'password', 'minLength')} characters, with a digit, a lower case and an upper case letter, and a symbol.`,
})

export const repeatedPassword = { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' }
