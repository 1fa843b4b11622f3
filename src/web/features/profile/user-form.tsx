import * as generated from '#generated/forms/user.js'
import { emailField, personFields } from '#web/entities/company/company-fields.ts'
import { createForm } from '#web/form/create-form.tsx'

export const UserForm = createForm<generated.Value>('user', generated, {
  uiSchema: {
    'ui:options': {
      sections: [
        {
          title: 'About you',
          fields: ['emailId', 'salutation', 'fullName', 'jobTitle', 'mobileNumber', 'address'],
          wide: ['emailId', 'address'],
        },
      ],
    },
    ...personFields,
    ...emailField,
    address: { 'ui:autocomplete': 'street-address' },
  },
})
