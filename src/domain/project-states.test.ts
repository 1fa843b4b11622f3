import { expect, test } from 'vitest'
import {
  fromAdminStatus,
  fromPortalStatus,
  ownDeskOf,
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

test('uses the labels of the specification', () => {
  expect(['GO_LIVE_PENDING_SUBMIT', 'GONE_LIVE', 'REJECT'].map(statusLabel)).toEqual([
    'Pending Approval',
    'Live',
    'Rejected',
  ])
})

test('shows an unknown status unchanged', () => {
  expect(statusLabel('ARCHIVED')).toBe('ARCHIVED')
})

test('assigns one stage to each role, and all to the business admin', () => {
  expect(pendingStagesOf('BUSINESS_INTERNAL')).toEqual(['preparation'])
  expect(pendingStagesOf('TECHNICAL_LIMITED')).toEqual(['technical'])
  expect(pendingStagesOf('BUSINESS_ADMIN')).toEqual(['preparation', 'technical', 'business', 'changes'])
  expect(pendingStagesOf('EXTERNAL_ADMIN')).toEqual([])
  expect(ownDeskOf('TECHNICAL_LIMITED')).toBe('technical')
  expect(ownDeskOf('BUSINESS_ADMIN')).toBe('business')
})
