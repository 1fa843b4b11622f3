import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

function show() {
  const onAnchorChange = vi.fn()
  const tryOut = (id: string) => <p>Trying {id}</p>
  render(<Reference source={sampleSource(sampleProduct())} tryOut={tryOut} onAnchorChange={onAnchorChange} />)
  return { user: userEvent.setup(), onAnchorChange }
}

function operation(id: string) {
  const section = document.querySelector<HTMLElement>(`[data-anchor="${id}"]`)
  if (!section) throw new Error(`${id} is not on the page`)
  return within(section)
}

const selected = (id: string) => operation(id).getByRole('tab', { selected: true }).textContent

describe('the views of an operation', () => {
  it('names the panel of each view by its tab', async () => {
    window.history.replaceState(null, '', '#charges')
    const { user } = show()
    const panel = (name: string) => operation('charge1').getByRole('tabpanel', { name })
    expect(panel('Documentation')).toBeTruthy()
    await user.click(operation('charge1').getByRole('tab', { name: 'TRY OUT' }))
    expect(within(panel('TRY OUT')).getByText('Trying charge1')).toBeTruthy()
  })

  it('puts TRY OUT into the URL when its tab is chosen, so that Back closes it and a reload keeps it', async () => {
    window.history.replaceState({ kept: 1 }, '', '#charge1/request/userToken')
    const { user } = show()
    await user.click(operation('charge1').getByRole('tab', { name: 'TRY OUT' }))
    expect(window.location.hash).toBe('#charge1/try-out')
    expect(window.history.state).toMatchObject({ kept: 1 })
    window.history.back()
    await waitFor(() => expect(selected('charge1')).toBe('Documentation'))
    expect(window.location.hash).toBe('#charge1/request/userToken')
    window.history.forward()
    await waitFor(() => expect(selected('charge1')).toBe('TRY OUT'))
    cleanup()
    show()
    expect(selected('charge1')).toBe('TRY OUT')
    await user.click(operation('charge1').getByRole('tab', { name: 'Documentation' }))
    expect(window.location.hash).toBe('#charge1')
  })

  it('returns to the operation whose TRY OUT was opened', async () => {
    window.history.replaceState(null, '', '#charges')
    const { user } = show()
    await user.click(operation('charge0').getByRole('tab', { name: 'TRY OUT' }))
    await user.click(operation('charge1').getByRole('tab', { name: 'TRY OUT' }))
    window.history.back()
    await waitFor(() => expect([selected('charge0'), selected('charge1')]).toEqual(['TRY OUT', 'Documentation']))
    window.history.back()
    await waitFor(() => expect(selected('charge0')).toBe('Documentation'))
    expect(window.location.hash).toBe('#charge0')
  })

  it('puts the form field in use into the URL', async () => {
    const { user, onAnchorChange } = show()
    await user.click(operation('charge1').getByRole('tab', { name: 'TRY OUT' }))
    await waitFor(() => expect(onAnchorChange).toHaveBeenLastCalledWith('charge1'))
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(onAnchorChange).toHaveBeenLastCalledWith('charge1')
    expect(window.location.hash).toBe('#charge1/try-out')
  })

  it('opens TRY OUT by a link after its tab was left', async () => {
    const { user } = show()
    const tab = (name: string) => operation('charge1').getByRole('tab', { name })
    await user.click(tab('TRY OUT'))
    await user.click(tab('Documentation'))
    act(() => {
      window.location.hash = '#charge1/try-out'
    })
    await waitFor(() => expect(selected('charge1')).toBe('TRY OUT'))
  })
})

it('shows the message that a callback sends', async () => {
  const source = sampleSource(sampleProduct(1))
  const [charge] = Object.values(source.peek(0)?.operations ?? {})
  if (!charge) throw new Error('The sample product has no operation')
  const operation = { ...charge, id: `${charge.id}/callback/paid`, method: 'POST', summary: 'Paid', snippets: [] }
  const text = 'POST {$request.body#/url}\n\n{}'
  const message = { html: text, text }
  charge.callbacks.push({ name: 'paid', expression: '{$request.body#/url}', message, operation })
  render(<Reference source={source} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'POST Paid' }))
  expect(screen.getByRole('region', { name: 'Message of Paid' }).textContent).toBe(text)
})
