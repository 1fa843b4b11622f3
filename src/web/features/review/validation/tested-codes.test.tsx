import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { TestedProductCode } from '#generated/admin/model/testedProductCode.ts'
import type { TestStep } from '#generated/admin/model/testStep.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { outcomesOf } from './outcomes.ts'
import { TestedCodes } from './tested-codes.tsx'

const live = { env_type: 'live', provider: 'STM', price: '9.80', currency: 'SGD' } as const
const codes = [
  { ...live, id: '1', code: 'DAY', description: 'Day ticket' },
  { ...live, id: '2', code: 'WEEK', description: 'Week ticket' },
]
const step = (productCode: string, name: string, passed: boolean): TestStep => ({
  provider: 'STM',
  productCode,
  name,
  method: 'POST',
  path: '/v1/charges',
  httpStatus: passed ? 200 : 0,
  answer: passed ? '{"resultCode":"SUCCESS"}' : 'connection refused',
  passed,
})
const testedOn = '2026-03-08T05:12:30.000Z'
const compared: TestedProductCode[] = [
  { provider: 'STM', productCode: 'DAY', passed: true, testedOn, previous: 'failed' },
  { provider: 'STM', productCode: 'WEEK', passed: false, testedOn: '2026-03-09T05:12:30.000Z', previous: 'none' },
]
const steps = [step('DAY', 'identity', true), step('DAY', 'charge', true), step('WEEK', 'identity', false)]

beforeEach(() => {
  const configs = { PROVIDER: regionProviders } as never
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, configs)
})

async function show(told: TestStep[], running: string[] = []) {
  showPage(
    <TestedCodes
      outcomes={outcomesOf(codes, { codes: told.length > 0 ? compared : [], steps: told })}
      reportedOn="2026-03-09T05:12:30.000Z"
      isRunning={({ id }) => running.includes(id)}
      action={() => null}
    />,
  )
  const items = within(await screen.findByRole('list', { name: 'Product codes' })).getAllByRole('listitem')
  return items.filter((item) => item.parentElement?.ariaLabel === 'Product codes')
}

it('opens failed codes with their answer, and keeps the others folded', async () => {
  const [day, week] = await show(steps)
  expect(day?.textContent).toContain('failed beforeSuccess')
  expect(day?.querySelector('details')?.open).toBe(false)
  expect(day?.textContent).toContain('2 requests of DAY')
  expect(week?.textContent).toContain('Failed at identity')
  expect(week?.querySelector('details')?.open).toBe(true)
  expect(week?.textContent).not.toContain('was ')
  expect(week?.textContent).toContain('No answer')
  expect(week?.textContent).toContain('connection refused')
})

it('tells when a code was tested before the last run', async () => {
  const [day, week] = await show(steps)
  expect(day?.querySelector('time')?.dateTime).toBe(testedOn)
  expect(week?.querySelector('time')).toBeNull()
})

it('keeps the results of the other codes while one is tested again', async () => {
  const [day, week] = await show(steps, ['2'])
  expect(day?.textContent).toContain('failed beforeSuccess')
  expect(week?.textContent).toMatch(/In progress$/)
})

it('has nothing to unfold before the first run and while one is under way', async () => {
  expect((await show([])).map(({ textContent }) => textContent)).toEqual([
    'Day ticketSingtel (STM)DAY9.80 SGDNot tested',
    'Week ticketSingtel (STM)WEEK9.80 SGDNot tested',
  ])
  cleanup()
  expect((await show([], ['1', '2'])).every(({ textContent }) => textContent?.endsWith('In progress'))).toBe(true)
})
