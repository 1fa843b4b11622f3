import { expect, it } from 'vitest'
import * as generated from '#generated/forms/project.js'
import { bindForm } from '#web/form/binding.ts'
import { initialEntry } from './initial-entry.ts'

const billing = { id: 1, name: 'Direct Carrier Billing', offered: true }
const wallet = { id: 2, name: 'Mobile Wallet', offered: false }

it('chooses the product when only one is offered', () => {
  expect(initialEntry([billing, wallet], 3)).toEqual({ productType: 1 })
  expect(initialEntry([billing, { ...wallet, offered: true }], 3)).toEqual({})
})

it('suggests a name that the form accepts for the first project', () => {
  const entry = initialEntry([billing], 0)
  const errors = bindForm<generated.Value>('project', generated).check(entry)
  expect(errors.map(({ field }) => field)).toEqual(['description', 'projectType', 'agreement'])
})
