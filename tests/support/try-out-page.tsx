import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import type { ProductSource } from '#docs/model/product.ts'
import type { RealCalls } from '#docs/try-out/real/real-calls.ts'
import { TryOut } from '#docs/try-out/try-out.tsx'
import { seededRandom } from '#simulator/random.ts'

const call = {
  server: 'http://127.0.0.1:8080/sandbox',
  headers: { 'X-Partner-ID': 'partner-1', 'X-Project-ID': 'project-1' },
}

/** Shows one TRY OUT and follows the address to the next one, with a fixed clock and seeded random numbers. */
function Page({
  source,
  first,
  realCalls,
}: {
  source: ProductSource
  first: string
  realCalls: RealCalls | undefined
}) {
  const [operation, setOperation] = useState(first)
  useEffect(() => {
    const follow = () => {
      const [, wanted] = /^#(.*)\/try-out$/.exec(location.hash) ?? []
      if (wanted) setOperation(wanted)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const [clockAndRandom] = useState(() => ({ now: () => 1_800_000_000_000, ticks: () => 0, random: seededRandom(7) }))
  return (
    <TryOut source={source} operationId={operation} call={call} realCalls={realCalls} clockAndRandom={clockAndRandom} />
  )
}

export type User = ReturnType<typeof userEvent.setup>

export async function showTryOut(source: ProductSource, first: string, realCalls?: RealCalls): Promise<User> {
  await act(async () => render(<Page source={source} first={first} realCalls={realCalls} />))
  return userEvent.setup()
}

export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

export const answer = () => screen.getByRole('group', { name: 'body of the answer' }).textContent ?? ''
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
export const asJson = () => screen.getByLabelText<HTMLTextAreaElement>('Body as JSON')

export async function typeJson(user: User, text: string): Promise<void> {
  await user.click(screen.getByRole('tab', { name: 'JSON' }))
  await user.clear(asJson())
  await user.click(asJson())
  await user.paste(text)
}
