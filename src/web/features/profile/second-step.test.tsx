import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import type { SecondStep as Step } from '#generated/portal/model/secondStep.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { emailCodeOnly } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { toaster } from '#web/stores/toast.ts'
import { SecondStep } from './second-step.tsx'

const everything: Step = {
  emailCode: true,
  preferred: 'TOTP',
  authenticatorApp: { addedOn: '2026-03-02T09:10:00.000Z' },
  passkeys: [{ id: 'p1', name: 'Work laptop', addedOn: '2026-03-02T09:12:00.000Z', lastUsedOn: null }],
  recoveryCodesLeft: 8,
}

/** Opens the page of an account with this second step. `answers` are those of other calls; each call is kept. */
function openPage(step: Step | (() => Response), answers: Record<string, () => Response | Promise<Response>> = {}) {
  const calls: [call: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${new URL(url, 'https://portal.example').pathname}`
    if (call === 'GET /portal/user/second-step') return typeof step === 'function' ? step() : answerOf(step)
    calls.push([call, body ? JSON.parse(String(body)) : undefined])
    return answers[call]?.() ?? answerOf()
  })
  showPage(<SecondStep />)
  return { calls, actions: userEvent.setup() }
}

it('offers everything to an account with the email code, which it cannot turn off yet', async () => {
  openPage(emailCodeOnly)
  const off = await screen.findByRole('button', { name: 'Turn email codes off' })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(off.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    problems['mailed-code-needed'].message,
  )
  for (const name of ['Add authenticator app', 'Add passkey', 'Create recovery codes']) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }
  expect(screen.queryByLabelText('Sign-in method to offer first')).toBeNull()
})

it('says why it cannot be shown, and tries again', async () => {
  let answer = () => refusalOf('confirmation-required')
  const { actions } = openPage(() => answer())
  expect((await screen.findByRole('alert')).textContent).toContain(problems['confirmation-required'].message)
  answer = () => answerOf(everything)
  await actions.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('8 of 10 left.')).toBeDefined()
})

it('turns email codes off and keeps the preferred method', async () => {
  const { calls, actions } = openPage(everything)
  await actions.click(await screen.findByRole('button', { name: 'Turn email codes off' }))
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe('Saved!'))
  expect(calls).toEqual([['PUT /portal/user/second-step', { emailCode: false, preferred: 'TOTP' }]])
})

it('saves the preferred method', async () => {
  const { calls, actions } = openPage(everything)
  await actions.selectOptions(await screen.findByLabelText('Sign-in method to offer first'), 'Passkey')
  await waitFor(() =>
    expect(calls).toEqual([['PUT /portal/user/second-step', { emailCode: true, preferred: 'PASSKEY' }]]),
  )
})

it('asks for the password, and then makes the change', async () => {
  let isConfirmed = false
  let passkeys = everything.passkeys
  const { calls, actions } = openPage(() => answerOf({ ...everything, passkeys }), {
    'DELETE /portal/user/second-step/passkeys/p1': () => {
      if (!isConfirmed) return refusalOf('confirmation-required')
      passkeys = []
      return answerOf()
    },
    'POST /portal/user/confirmation': () => {
      isConfirmed = true
      return answerOf()
    },
  })
  await actions.click(await screen.findByRole('button', { name: 'Remove Work laptop' }))
  await actions.click(await screen.findByRole('button', { name: 'Remove' }))
  await actions.type(await screen.findByLabelText('Current password'), 'Sandbox#2026')
  await actions.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe('The passkey was removed.'))
  expect(calls.map(([call]) => call)).toEqual([
    'DELETE /portal/user/second-step/passkeys/p1',
    'POST /portal/user/confirmation',
    'DELETE /portal/user/second-step/passkeys/p1',
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' })))
})

it('renames a passkey', async () => {
  const { calls, actions } = openPage(everything)
  await actions.click(await screen.findByRole('button', { name: 'Rename Work laptop' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Work laptop')
  await actions.clear(name)
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter a name')).toBeDefined()
  await actions.type(name, 'Old laptop')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe('The passkey was renamed.'))
  expect(calls).toEqual([['PUT /portal/user/second-step/passkeys/p1', { name: 'Old laptop' }]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps a refused name in its form, with the reason', async () => {
  const answers = [refusalOf('confirmation-required'), refusalOf('server-error'), answerOf()]
  const { actions } = openPage(everything, {
    'PUT /portal/user/second-step/passkeys/p1': () => answers.shift() ?? answerOf(),
  })
  await actions.click(await screen.findByRole('button', { name: 'Rename Work laptop' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  await actions.type(name, ' 2')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await actions.type(await screen.findByLabelText('Current password'), 'Sandbox#2026')
  await actions.click(screen.getByRole('button', { name: 'Confirm' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this passkey' }))
  await dialog.findByText(problems['server-error'].message)
  expect(name.value).toBe('Work laptop 2')
  await actions.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows new recovery codes until the person has saved them', async () => {
  const { actions } = openPage(everything, {
    'POST /portal/user/second-step/recovery-codes': () => answerOf({ codes: ['7KQ2-M9XR-4HTB-VW3E'] }),
  })
  await actions.click(await screen.findByRole('button', { name: 'Create new recovery codes' }))
  await actions.click(await screen.findByRole('button', { name: 'Create new codes' }))
  expect(await screen.findByText('7KQ2-M9XR-4HTB-VW3E')).toBeDefined()
  await actions.keyboard('{Escape}')
  expect(screen.getByText('7KQ2-M9XR-4HTB-VW3E')).toBeDefined()
  await actions.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(screen.queryByText('7KQ2-M9XR-4HTB-VW3E')).toBeNull()
})

it('says that this browser cannot make a passkey', async () => {
  const { actions } = openPage(emailCodeOnly, {
    'POST /portal/user/second-step/passkeys/options': () => answerOf({}),
  })
  await actions.click(await screen.findByRole('button', { name: 'Add passkey' }))
  await actions.type(await screen.findByLabelText('Name'), 'Phone')
  await actions.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/^This browser cannot use passkeys at this address/)).toBeDefined()
})

it('reports a change that failed, and keeps the page', async () => {
  const { actions } = openPage(everything, { 'PUT /portal/user/second-step': () => refusalOf('server-error') })
  await actions.click(await screen.findByRole('button', { name: 'Turn email codes off' }))
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe(problems['server-error'].message))
  expect(screen.getByText('8 of 10 left.')).toBeDefined()
})

it('shows that a removal takes its time, and allows no second one meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { calls, actions } = openPage(everything, {
    'DELETE /portal/user/second-step/passkeys/p1': () => promise,
    'DELETE /portal/user/second-step/authenticator-app': () => promise,
  })
  for (const name of ['Remove Work laptop', 'Remove authenticator app']) {
    await actions.click(await screen.findByRole('button', { name }))
    await actions.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true'))
    await actions.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  }
  resolve(answerOf())
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(calls).toHaveLength(2)
})
