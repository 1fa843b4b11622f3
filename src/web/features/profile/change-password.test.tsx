import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type ProblemCode, problems } from '#domain/problems.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { useSession } from '#web/stores/session.ts'
import { toaster } from '#web/stores/toast.ts'
import { ChangePassword } from './change-password.tsx'

/** A portal that answers with a field's problem, or accepts. */
function portal(refusal?: { code: ProblemCode; field: string }) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)))
    if (!refusal) return answerOf()
    const { code, field } = refusal
    return refusalOf(code, { problems: [{ field, rule: 'current', message: problems[code].message }] })
  })
  return sent
}

async function fill(values: [string, string][]) {
  showPage(<ChangePassword />)
  const actions = userEvent.setup()
  await actions.click(await screen.findByRole('button', { name: 'Change password' }))
  for (const [label, value] of values) await actions.type(await screen.findByLabelText(label), value)
  const buttons = screen.getAllByRole('button', { name: 'Change password' })
  for (const button of buttons.slice(-1)) await actions.click(button)
}

const entry: [string, string][] = [
  ['Current password', 'Sandbox#2026'],
  ['New password', 'Harbour#2027'],
  ['Confirm new password', 'Harbour#2027'],
]

it('sends the current and the new password, closes and confirms', async () => {
  const sent = portal()
  await fill(entry)
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe('Your password was changed.'))
  expect(sent).toEqual([{ currentPassword: 'Sandbox#2026', password: 'Harbour#2027' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('tells staff who have single sign-on only that there is no password', async () => {
  const data = { singleSignOn: true, staffPasswords: false }
  vi.stubGlobal('fetch', async () => answerOf(data))
  useSession.setState({ userRole: 'BUSINESS_ADMIN' })
  showPage(<ChangePassword />)
  await screen.findByText(/there is no password to change here/)
  const button = screen.getByRole('button', { name: 'Change password' })
  await userEvent.setup().click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('sends nothing while the two new passwords differ', async () => {
  const sent = portal()
  await fill([...entry.slice(0, 2), ['Confirm new password', 'Harbour#2028']])
  expect(await screen.findByText('Passwords must match')).toBeDefined()
  expect(sent).toEqual([])
})

it('shows a wrong current password at its field', async () => {
  portal({ code: 'current-password-wrong', field: '/currentPassword' })
  await fill(entry)
  const field = await screen.findByLabelText('Current password')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(problems['current-password-wrong'].message)).toBeDefined()
})
