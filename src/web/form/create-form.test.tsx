import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as generated from '#generated/forms/project.js'
import { Providers } from '#tests/support/show-page.tsx'
import { createForm } from './create-form.tsx'
import type { FormProblem } from './feedback.ts'

const ProjectForm = createForm<generated.Value>('project', generated, {
  uiSchema: {
    description: { 'ui:widget': 'textarea', 'ui:help': 'What your customers pay for.' },
    projectType: { 'ui:widget': 'select' },
    productType: { 'ui:widget': 'radio' },
    agreement: { 'ui:widget': 'checkbox' },
  },
})

const choices = {
  projectType: [{ value: 1, label: 'Content' }],
  productType: [
    { value: 1, label: 'Direct Carrier Billing' },
    { value: 2, label: 'Mobile Wallet', disabled: true, note: 'Coming soon.' },
  ],
}
const nameRule =
  "Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'."

function show(problem: FormProblem | null = null, pending = false) {
  const onSubmit = vi.fn()
  const leaveGuard = vi.fn()
  const wired = { pending, onSubmit, leaveGuard, choices, submitLabel: 'Create' }
  const form = (shown: FormProblem | null, unsaved = false) => (
    <ProjectForm problem={shown} unsaved={unsaved} {...wired} />
  )
  const { rerender } = render(form(problem), { wrapper: Providers })
  return {
    onSubmit,
    user: userEvent.setup(),
    answer: (next: FormProblem | null, unsaved?: boolean) => rerender(form(next, unsaved)),
    /** Whether leaving would ask for confirmation. */
    asks: () => leaveGuard.mock.lastCall?.[0],
  }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Project name'), 'Lumen Music')
  await user.type(screen.getByLabelText('Description'), 'Monthly music')
  await user.selectOptions(screen.getByLabelText('Project type'), 'Content')
  await user.click(screen.getByRole('radio', { name: /Direct Carrier Billing/ }))
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
}

it('sends the values in the types of the contract', async () => {
  const { user, onSubmit } = show()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Lumen Music',
    description: 'Monthly music',
    projectType: 1,
    productType: 1,
    agreement: true,
  })
})

it("shows the contract's message once a field was left", async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Project name'), 'abc')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(screen.getByRole('alert').textContent).toBe(nameRule)
  expect(screen.getByLabelText('Project name').getAttribute('aria-invalid')).toBe('true')
})

it('shows all errors on submit, sends nothing and focuses the first field with an error', async () => {
  const { user, onSubmit } = show()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Required.',
    'Required.',
    'Select one item',
    'Select one item',
    'Please agree to continue.',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Project name'))
  expect(onSubmit).not.toHaveBeenCalled()
})

it("shows the server's error at its field until the field is changed", async () => {
  const { user, answer } = show()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create' }))
  answer({ message: 'Invalid request', problems: [{ field: '/name', message: 'This name is taken.' }] })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This name is taken.'))
  expect(document.activeElement).toBe(screen.getByLabelText('Project name'))
  await user.type(screen.getByLabelText('Project name'), '2')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the problem of a field that it opens with', () => {
  show({ message: 'Invalid request', problems: [{ field: '/name', message: 'This name is taken.' }] })
  expect(screen.getByRole('alert').textContent).toBe('This name is taken.')
})

it('shows a problem without a field as a banner', () => {
  show({ message: 'The disk is full.' })
  expect(screen.getByRole('alert').textContent).toBe('The disk is full.')
})

it('ignores a second submit while the first is under way', async () => {
  const { user, onSubmit } = show(null, true)
  await fillIn(user)
  await user.type(screen.getByLabelText('Project name'), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-busy')).toBe('true')
})

it('names every control and describes it by its help or error', async () => {
  const { user } = show()
  const description = screen.getByLabelText('Description')
  const described = () => document.getElementById(description.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described()).toBe('What your customers pay for.')
  await user.click(description)
  await user.tab()
  expect(described()).toBe('Required.')
  expect(screen.getByRole('radiogroup', { name: 'Product' })).toBeDefined()
})

it('guards input until it was sent without a problem', async () => {
  const { user, answer, asks } = show()
  expect(asks()).toBe(false)
  await fillIn(user)
  expect(asks()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(asks()).toBe(false)
  answer({ message: 'The disk is full.' })
  expect(asks()).toBe(true)
  answer(null, true)
  expect(asks()).toBe(true)
  answer(null)
  expect(asks()).toBe(false)
})

it('guards input that it does not send', async () => {
  const { user, onSubmit, asks } = show()
  await user.type(screen.getByLabelText('Project name'), 'abc')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(asks()).toBe(true)
})
