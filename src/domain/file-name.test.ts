import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it('turns a list title into a safe file name', () => {
  expect(fileName('Approved Projects', 'Thailand (AIS)')).toBe('approved-projects-thailand-ais')
  expect(fileName('Inactive Projects', undefined)).toBe('inactive-projects')
  expect(fileName('My project.', 'sandbox')).toBe('my-project-sandbox')
  expect(fileName('../Lumen: "Asia"', 'Pending Projects')).toBe('lumen-asia-pending-projects')
})
