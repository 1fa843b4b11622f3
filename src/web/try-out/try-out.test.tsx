import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seededRandom } from '#simulator/random.ts'
import { paymentSource } from '#tests/support/try-out-source.ts'
import type { CallValues } from '#web/reference/snippet-model.ts'
import { system } from '#web/theme/system.ts'
import { TryOut } from './try-out.tsx'

afterEach(cleanup)

let count = 0
let suffix = ''
beforeEach(() => {
  count += 1
  suffix = `product-${count}`
})

const call = {
  server: 'http://127.0.0.1:8080/sandbox',
  headers: { 'X-Partner-ID': 'partner-1', 'X-Project-ID': 'project-1' },
}

function Page({ first, onValues }: { first: string; onValues?: (values: CallValues) => void }) {
  const [operation, setOperation] = useState(first)
  const [parts] = useState(() => ({
    source: paymentSource(suffix),
    surroundings: { now: () => 1_800_000_000_000, ticks: () => 0, random: seededRandom(7) },
  }))
  return (
    <ChakraProvider value={system}>
      <TryOut {...parts} operation={{ id: operation }} call={call} onValues={onValues} onNext={setOperation} />
    </ChakraProvider>
  )
}

async function show(first: string, onValues?: (values: CallValues) => void) {
  await act(async () => render(<Page first={first} {...(onValues ? { onValues } : {})} />))
  await screen.findByRole('button', { name: 'Send' }, { timeout: 5000 })
  return userEvent.setup()
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const answer = () => screen.getByRole('region', { name: 'body of the answer' }).textContent ?? ''
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))

it('leads from a number to a refund that is refused the second time, without a request', {
  timeout: 30_000,
}, async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const user = await show('requestOneTimePassword')
  await press(user, 'Send')
  const handset = screen.getByRole('region', { name: 'Simulated handset' })
  expect(within(handset).getByText(/Your Lumen Music code is \d{6}/)).toBeDefined()
  await press(user, 'Next: Turn the number into a token')
  await waitFor(() => expect(field('oneTimePassword').value).toMatch(/^\d{6}$/))
  await press(user, 'Send')
  expect(answer()).toContain('"userToken": "utk_')
  await press(user, 'Next: Charge')
  await waitFor(() => expect(field('userToken').value).toMatch(/^utk_/))
  await press(user, 'Send')
  expect(answer()).toContain('"paymentStatus": "SUCCESS"')
  await press(user, 'Next: Read the charge back')
  await waitFor(() => expect(field('correlationId').value).toMatch(/^try-/))
  await press(user, 'Send')
  expect(answer()).toContain('"refunds": []')
  await press(user, 'Next: Refund')
  await waitFor(() => expect(field('originalTransactionId').value).toMatch(/^txn_/))
  await press(user, 'Send')
  expect(answer()).toContain('"paymentStatus": "REFUNDED"')
  await press(user, 'Next: Refund it again')
  expect(answer()).toContain('ALREADY_REFUNDED')
  expect(fetched).not.toHaveBeenCalled()
})
