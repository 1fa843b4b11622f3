import * as generated from '#generated/forms/partner-profile.js'
import { bankFields, companyFields, emailField, personFields } from '#web/entities/company/company-fields.ts'
import { createForm } from '#web/form/create-form.tsx'

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
    ...companyFields,
    name: { ...companyFields.name, 'ui:autofocus': true },
    ...personFields,
    ...emailField,
    ...bankFields,
  },
})
