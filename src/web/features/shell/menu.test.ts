import { expect, it } from 'vitest'
import { accountPageOf, isPageWithParameter, menus, projectChildren } from './menu.ts'

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label)

it('has the entries of the specification for each role', () => {
  expect(labels(menus.EXTERNAL_ADMIN)).toEqual(['Home', 'Rate Cards', 'Projects', 'Documentation', 'Profile'])
  expect(labels(menus.BUSINESS_ADMIN)).toEqual(['OP Home', 'Content Partners', 'Projects'])
  expect(labels(menus.BUSINESS_ADMIN[2]?.children ?? [])).toEqual(['Approved', 'Suspended', 'Inactive', 'Rejected'])
  expect(labels(menus.TECHNICAL_LIMITED)).toEqual(['OP Home'])
  expect(labels(menus.BUSINESS_INTERNAL)).toEqual(['OP Home'])
})

it('sorts projects by name in natural order', () => {
  const projects = ['Lumen 10', 'kino', 'Lumen 2'].map((projectName) => ({ id: projectName, projectName }))
  expect(labels(projectChildren(projects))).toEqual(['kino', 'Lumen 2', 'Lumen 10'])
})

it.each([
  ['/sms-template/17', true],
  ['/sms-template/17/history', true],
  ['/sms-templates', false],
  ['/business-admin-home', false],
])('finds whether %s is a page of the review', (path, expected) => {
  expect(isPageWithParameter(path, '/sms-template/$projectId')).toBe(expected)
})

it('leads each role to the page of its own account', () => {
  expect(accountPageOf('EXTERNAL_ADMIN').to).toBe('/partner-profile')
  expect(accountPageOf('BUSINESS_ADMIN').to).toBe('/user-profile')
  expect(accountPageOf('TECHNICAL_LIMITED').to).toBe('/user-profile')
  expect(accountPageOf('BUSINESS_INTERNAL').to).toBe('/sessions')
})
