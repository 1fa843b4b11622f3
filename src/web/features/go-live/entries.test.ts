import { describe, expect, it } from 'vitest'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import type { User } from '#generated/portal/model/user.ts'
import { complete, untouched } from '#tests/support/entries.ts'
import { applicationOf, bindings, type Entries, firstIncomplete, startingEntries } from './entries.ts'
import { startingStep } from './step-review.ts'

const bankDetails = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: null, accountNumber: '0012345678' }
const organisation = { name: 'Atoll Pte Ltd', website: null, address: '', bankDetails } as Organisation
const user = { fullName: 'Asa Tan', jobTitle: null } as User
const network = [{ ip: '8.8.8.8' }, { ip: '1.1.1.1' }] as Project['network']
const project = { network } as Project
const stored = { draft: untouched, organisation, user, project, notes: [] }

it('starts where the person left off, or at the document that the virus scan refused', () => {
  const document = (antivirusStatus: 'PENDING' | 'ACCEPTED' | 'REJECTED') => ({
    ...stored,
    draft: { ...untouched, step: 'bank' as const, document: { name: 'a.pdf', downloadUrl: null, antivirusStatus } },
  })
  expect(startingStep(stored)).toBe('document-list')
  expect(startingStep(document('PENDING'))).toBe('bank')
  expect(startingStep(document('ACCEPTED'))).toBe('bank')
  expect(startingStep(document('REJECTED'))).toBe('company')
})

it('starts at the first note when the review asks for changes', () => {
  const notes = [{ pointer: '/payment/bankCode' }, { pointer: '/user/fullName' }] as ReviewNote[]
  const changeRequest = { requestedOn: '', parts: [], fields: [], notesToDo: 2 }
  expect(startingStep({ ...stored, notes, project: { ...project, changeRequest } })).toBe('representative')
  expect(startingStep({ ...stored, notes })).toBe('document-list')
})

it('starts at the first step to correct or to complete until the person has left another one', () => {
  const begun = { ...untouched, project: complete.project, editable: ['document' as const] }
  const startOf = (changes: Partial<Project>, draft: Partial<GoLiveDraft> = {}) =>
    startingStep({ ...stored, draft: { ...begun, ...draft }, project: { ...project, ...changes } })
  expect(startOf({ rejectChanges: ['bank', 'document'] })).toBe('company')
  expect(startOf({ rejectChanges: ['bank', 'document'] }, { project: null })).toBe('project')
  expect(startOf({ rejectChanges: ['bank'] }, { editable: ['company', 'bank'] })).toBe('company')
  expect(startOf({ rejectChanges: ['bank', 'document'] }, { step: 'representative' })).toBe('representative')
  expect(startOf({ rejectChanges: ['provider-code'] })).toBe('document-list')
  expect(startOf({ rejectChanges: null })).toBe('document-list')
  const changeRequest = { requestedOn: '', parts: ['representative' as const], fields: [], notesToDo: 0 }
  expect(startOf({ rejectChanges: ['bank'], changeRequest })).toBe('representative')
})

describe('startingEntries', () => {
  it('fills a new application with the stored profile and project', () => {
    expect(startingEntries(stored)).toEqual({
      project: { ipAddresses: '8.8.8.8, 1.1.1.1' },
      company: { name: 'Atoll Pte Ltd' },
      user: { fullName: 'Asa Tan' },
      payment: {
        bankName: 'Harbour Bank',
        bankCode: '7171',
        accountNumber: '0012345678',
        confirmAccountNumber: '0012345678',
      },
    })
  })

  it('prefers the saved draft, also of an incomplete step', () => {
    const draft = { ...untouched, company: { website: 'atoll' }, payment: {} }
    expect(startingEntries({ ...stored, draft })).toMatchObject({ company: { website: 'atoll' }, payment: {} })
  })

  it('takes parts that are closed from the portal, and open ones from the draft', () => {
    const editable: GoLiveDraft['editable'] = ['document', 'bank']
    const payment = { bankName: 'New Bank' }
    const draft = { ...untouched, editable, company: { name: 'Other' }, payment, project: { providers: [] } }
    expect(startingEntries({ ...stored, draft })).toMatchObject({
      company: { name: 'Atoll Pte Ltd' },
      payment,
      project: { providers: [] },
    })
  })
})

describe('firstIncomplete', () => {
  it.each([
    ['project', { project: {} }],
    ['company', { company: { ...complete.company, website: 'no site' } }],
    ['representative', { user: {} }],
    ['bank', { payment: { ...complete.payment, confirmAccountNumber: '1' } }],
    [undefined, {}],
  ])('finds %s', (step, change) => {
    expect(firstIncomplete({ ...complete, ...change }, () => true)).toBe(step)
  })

  it('checks only the parts that are open', () => {
    const empty = { ...complete, company: {}, user: {}, payment: {} }
    expect(firstIncomplete(empty, () => false)).toBeUndefined()
    expect(firstIncomplete(empty, (part) => part === 'bank')).toBe('bank')
  })
})

describe('applicationOf', () => {
  it('holds each address once and the account number once', () => {
    const { confirmAccountNumber: _twice, ...payment } = complete.payment
    expect(applicationOf(complete, '123456')).toEqual({
      ...complete,
      project: { ...complete.project, ipAddresses: ['8.8.8.8', '1.1.1.1'] },
      payment,
      otp: '123456',
    })
    expect(applicationOf(complete)).not.toHaveProperty('otp')
  })

  it('is undefined while a step is not complete', () => {
    expect(applicationOf({ ...complete, user: {} })).toBeUndefined()
  })
})

describe('the messages of the contract at their fields', () => {
  const many = Array.from({ length: 51 }, (_, at) => `8.8.8.${at}`).join(' ')
  it.each([
    ['providers', { providers: [] }, 'Please select a country'],
    ['locale', { locale: undefined }, 'Select one item'],
    ['checks', { checks: undefined }, 'Required.'],
    ['ipAddresses', { ipAddresses: '8.8.8' }, '8.8.8: not valid IPv4 format'],
    ['ipAddresses', { ipAddresses: '10.0.0.1' }, '10.0.0.1: Belongs to special IP range: "private"'],
    ['ipAddresses', { ipAddresses: many }, 'Maximum of 50 IPs are allowed.'],
  ])('%s', (field, change, message) => {
    expect(bindings.project.check({ ...complete.project, ...change })).toEqual([{ field, message }])
  })

  it('requires every box to be ticked', () => {
    const checks = Object.fromEntries([['sandboxTested', true]]) as Entries['project']['checks']
    const problems = bindings.project.check({ ...complete.project, ...(checks && { checks }) })
    expect(new Set(problems.map(({ field, message }) => `${field} ${message}`))).toEqual(new Set(['checks Required.']))
  })

  it('requires the account number twice', () => {
    expect(bindings.payment.check({ ...complete.payment, confirmAccountNumber: '1' })).toEqual([
      { field: 'confirmAccountNumber', message: 'Account number must match' },
    ])
  })
})
