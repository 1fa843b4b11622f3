import * as generated from '#generated/forms/partner-profile.js'
import { createForm } from '#web/form/create-form.tsx'
import { emailField, personFields } from './person-fields.ts'

export const PartnerForm = createForm<generated.Value>('partner-profile', generated, {
  uiSchema: {
    'ui:options': {
      sections: [
        {
          title: 'Company',
          note: 'All of it can wait until you ask to go live.',
          fields: ['name', 'website', 'industry', 'identity_uen', 'details', 'address', 'country', 'hotline_number'],
          wide: ['details', 'address'],
        },
        {
          title: 'Representative',
          fields: ['emailId', 'salutation', 'fullName', 'jobTitle', 'mobileNumber'],
          wide: ['emailId'],
        },
        {
          title: 'Bank',
          note: 'Where we send your payouts. To change it you need a code that we mail you.',
          fields: ['bankName', 'bankCode', 'branchCode', 'accountNumber', 'confirmAccountNumber'],
          wide: ['bankName'],
        },
      ],
    },
    name: { 'ui:autofocus': true, 'ui:autocomplete': 'organization' },
    website: { 'ui:autocomplete': 'url' },
    industry: { 'ui:widget': 'select' },
    details: { 'ui:autocomplete': 'off', 'ui:help': 'What you sell, in one sentence.' },
    identity_uen: { 'ui:autocomplete': 'off' },
    address: { 'ui:autocomplete': 'street-address' },
    country: { 'ui:autocomplete': 'country-name' },
    hotline_number: {
      'ui:autocomplete': 'off',
      'ui:help': 'For questions of your subscribers, for instance +65\u00a061234567.',
    },
    ...personFields,
    ...emailField,
    bankName: { 'ui:autocomplete': 'off' },
    bankCode: { 'ui:autocomplete': 'off' },
    branchCode: { 'ui:autocomplete': 'off' },
    accountNumber: { 'ui:autocomplete': 'off' },
    confirmAccountNumber: { 'ui:autocomplete': 'off', 'ui:help': 'Type it once more when it changes.' },
  },
})
