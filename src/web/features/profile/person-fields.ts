import type { UiSchema } from '@rjsf/utils'

/** How a person is asked for, on either profile page. */
export const personFields: UiSchema = {
  salutation: { 'ui:widget': 'select', 'ui:autocomplete': 'honorific-prefix' },
  fullName: { 'ui:autocomplete': 'name' },
  jobTitle: { 'ui:autocomplete': 'organization-title' },
  mobileNumber: { 'ui:autocomplete': 'tel', 'ui:help': 'Country code and number, for instance +65\u00a081234567.' },
}

export const emailField: UiSchema = {
  emailId: { 'ui:widget': 'email', 'ui:help': 'You sign in with it. It cannot be changed.' },
}
