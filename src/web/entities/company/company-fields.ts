import type { UiSchema } from '@rjsf/utils'
import type { FormSection } from '#web/form/form-sections.tsx'
import { CountryWidget, PhoneWidget } from '#web/form/phone-widget.tsx'
import { companyFieldNames } from './entries.ts'

// Form layout of company, representative and bank, for the profile page and the Go Live wizard.

export const companyFields: UiSchema = {
  name: { 'ui:autocomplete': 'organization' },
  website: { 'ui:autocomplete': 'url' },
  industry: { 'ui:widget': 'select' },
  details: { 'ui:autocomplete': 'off', 'ui:help': 'What you sell, in one sentence.' },
  identity_uen: { 'ui:autocomplete': 'off' },
  address: { 'ui:autocomplete': 'street-address' },
  country: { 'ui:widget': CountryWidget, 'ui:autocomplete': 'country-name' },
  hotline_number: {
    'ui:widget': PhoneWidget,
    'ui:autocomplete': 'off',
    'ui:help': 'For questions from your subscribers.',
  },
}

/** The company's fields in two columns. */
export const companyLayout: Pick<FormSection, 'fields' | 'wide'> = {
  fields: [...companyFieldNames],
  wide: ['details', 'address'],
}

export const personFields: UiSchema = {
  salutation: { 'ui:widget': 'select', 'ui:autocomplete': 'honorific-prefix' },
  fullName: { 'ui:autocomplete': 'name' },
  jobTitle: { 'ui:autocomplete': 'organization-title' },
  mobileNumber: { 'ui:widget': PhoneWidget },
}

export const emailField: UiSchema = {
  emailId: { 'ui:widget': 'email', 'ui:help': 'You sign in with it. It cannot be changed.' },
}

export const bankFields: UiSchema = {
  bankName: { 'ui:autocomplete': 'off' },
  bankCode: { 'ui:autocomplete': 'off' },
  branchCode: { 'ui:autocomplete': 'off' },
  accountNumber: { 'ui:autocomplete': 'off' },
  confirmAccountNumber: { 'ui:autocomplete': 'off', 'ui:help': 'Type it again when it changes.' },
}
