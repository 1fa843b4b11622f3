import { expect, it } from 'vitest'
import * as contact from '#generated/forms/contact.js'
import * as goLiveBank from '#generated/forms/go-live-bank.js'
import * as goLiveCompany from '#generated/forms/go-live-company.js'
import * as goLiveRepresentative from '#generated/forms/go-live-representative.js'
import * as newSmsTemplate from '#generated/forms/new-sms-template.js'
import * as project from '#generated/forms/project.js'
import * as smsTemplateChange from '#generated/forms/sms-template-change.js'
import { bindForm } from './binding.ts'

const operates = 'Please select the country in which your company operates.'

it.each([
  ['contact', contact, { name: 'Required.', message: 'Required.', otherRole: 'Input a role', country: operates }],
  ['project', project, { description: 'Required.' }],
  ['new-template', newSmsTemplate, { text: 'Required.' }],
  ['template', smsTemplateChange, { text: 'Required.' }],
  [
    'company',
    goLiveCompany,
    { name: 'Required.', details: 'Required.', identity_uen: 'Required.', address: 'Required.', country: operates },
  ],
  ['representative', goLiveRepresentative, { fullName: 'Required.', jobTitle: 'Required.' }],
  [
    'bank',
    goLiveBank,
    { bankName: 'Required.', bankCode: 'Required.', branchCode: 'Required.', accountNumber: 'Required.' },
  ],
] as const)('the form %s does not accept blanks', (name, generated, messages) => {
  const blanks = Object.fromEntries(Object.keys(messages).map((field) => [field, '  ']))
  const errors = bindForm<object>(name, generated).check(blanks)
  expect(errors).toEqual(
    expect.arrayContaining(Object.entries(messages).map(([field, message]) => ({ field, message }))),
  )
})
