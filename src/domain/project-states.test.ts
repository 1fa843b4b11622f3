import { expect, test } from 'vitest'
import {
  fromAdminStatus,
  fromPortalStatus,
  pendingStagesOf,
  statusLabel,
  toAdminStatus,
  toPortalStatus,
} from './project-states.ts'

test.each([
  ['draft', 'NEW', 'draft'],
  ['pending', 'GO_LIVE_PENDING_SUBMIT', 'pending'],
  ['live', 'GONE_LIVE', 'live'],
  ['rejected', 'REJECT', 'reject'],
  ['suspended', 'SUSPENDED', 'deleted'],
] as const)('%s is %s to partners and %s to staff', (state, portal, admin) => {
  expect(toPortalStatus(state)).toBe(portal)
  expect(toAdminStatus(state)).toBe(admin)
  expect(fromAdminStatus(admin)).toBe(state)
  expect(fromPortalStatus(portal)).toBe(state)
  expect(statusLabel(portal)).toBe(statusLabel(admin))
})

test('the words are those of the specification', () => {
  expect(['GO_LIVE_PENDING_SUBMIT', 'GONE_LIVE', 'REJECT'].map(statusLabel)).toEqual([
    'Pending Approval',
    'Live',
    'Rejected',
  ])
})

test('a status we do not know is shown as it is', () => {
  expect(statusLabel('ARCHIVED')).toBe('ARCHIVED')
})

test('each role has its own desk, and the business admin sees every one', () => {
  expect(pendingStagesOf('BUSINESS_INTERNAL')).toEqual(['preparation'])
  expect(pendingStagesOf('TECHNICAL_LIMITED')).toEqual(['technical'])
  expect(pendingStagesOf('BUSINESS_ADMIN')).toEqual(['preparation', 'technical', 'business'])
  expect(pendingStagesOf('EXTERNAL_ADMIN')).toEqual([])
})
