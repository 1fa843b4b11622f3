import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Provider } from '#generated/portal/model/provider.ts'
import type { RateCardRow } from '#generated/portal/model/rateCardRow.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { RateCard } from './rate-card.tsx'

const ofOne = (provider: RateCardRow['provider'], rate: number) => ({
  provider,
  rate,
  rates: [{ productType: 1, rate }],
})
const rates: RateCardRow[] = [ofOne('STM', 82), ofOne('AIS', 70.5), ofOne('MLT', 60)]
const providers: Provider[] = [
  { id: 2, code: 'AIS', name: 'AIS', country: 'Thailand', currency: 'THB', offered: true },
  { id: 1, code: 'STM', name: 'Singtel', country: 'Singapore', currency: 'SGD', offered: true },
]

// Both were read before in this session, which is where they are kept.
async function show() {
  sessionStorage.setItem('cache./portal/ratecard', JSON.stringify(rates))
  sessionStorage.setItem('cache./portal/configs', JSON.stringify({ PROVIDER: providers }))
  showPage(<RateCard />)
  return await screen.findByRole('table', { name: 'Direct Carrier Billing' })
}

it('names operator and payout, and nothing else', async () => {
  const heads = within(await show()).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Operator', 'Payout %'])
})

it('has a row for every operator, in the order of the card', async () => {
  const [, ...rows] = within(await show()).getAllByRole('row')
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent),
  )
  expect(cells).toEqual([
    ['Singtel, Singapore', '82'],
    ['AIS, Thailand', '70.5'],
    ['MLT', '60'],
  ])
})

it('says so when no rates have been agreed, and leads on', async () => {
  sessionStorage.setItem('cache./portal/ratecard', '[]')
  sessionStorage.setItem('cache./portal/configs', JSON.stringify({ PROVIDER: providers }))
  showPage(<RateCard />)
  expect(await screen.findByText('No rates have been agreed yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Projects' }).getAttribute('href')).toBe('/projects')
  expect(screen.queryByRole('table')).toBeNull()
})
