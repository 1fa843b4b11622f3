/** Widgets of the fields that set a password, wherever one is set. */
export const newPassword = {
  'ui:widget': 'password',
  'ui:autocomplete': 'new-password',
  'ui:help': 'At least 8 characters, with a digit, a lower case and an upper case letter, and a symbol.',
}

export const repeatedPassword = { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' }
