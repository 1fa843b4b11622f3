import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FindEntry } from '#docs/model/find.ts'
import type { Product, ProductSource } from '#docs/model/product.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

const find: FindEntry[] = [
  { text: 'Charge number 1', kind: 'operation', place: 'GET /v1/charges/1', anchor: 'charge1' },
  { text: 'userToken', kind: 'field', place: 'Charge number 0', anchor: 'charge0/request/userToken' },
  { text: 'GENERAL_DECLINE', kind: 'code', place: 'Result codes', anchor: 'result-codes/GENERAL_DECLINE-402' },
]

function show(source: ProductSource = sampleSource(sampleProduct(), { find })) {
  const onAnchorChange = vi.fn()
  const tryOut = (id: string) => <p>Trying {id}</p>
  render(<Reference source={source} tryOut={tryOut} onAnchorChange={onAnchorChange} />)
  return { user: userEvent.setup(), onAnchorChange }
}

const at = (anchor: string) => {
  const element = document.getElementById(anchor)
  if (!element) throw new Error(`${anchor} is not on the page`)
  return within(element)
}
const operation = (id: string) => {
  const section = document.querySelector<HTMLElement>(`[data-anchor="${id}"]`)
  if (!section) throw new Error(`${id} is not on the page`)
  return within(section)
}

describe('the page of a product', () => {
  it('begins with its name, its version and its downloads', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Sample API' })).toBeTruthy()
    expect(screen.getByText('1.2.0')).toBeTruthy()
    for (const [name, address] of Object.entries({
      YAML: '/sample.yaml',
      JSON: '/sample.json',
      Markdown: '/sample.md',
    }))
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  })

  it('says so when there are no operations', () => {
    const product: Product = { ...sampleProduct(), groups: [] }
    show(sampleSource(product))
    expect(screen.getByText('This product has no operations yet.')).toBeTruthy()
  })

  it('shows the table of result codes with headers and a caption', () => {
    show()
    const table = screen.getByRole('table', { name: 'Result codes' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Code', 'Meaning'])
    expect(within(table).getByRole('rowheader', { name: 'GENERAL_DECLINE' })).toBeTruthy()
  })
})

describe('an operation', () => {
  it('shows the first success, and another answer with its example when asked', async () => {
    const { user } = show()
    const charge = operation('charge0')
    expect(charge.getByRole('button', { name: '200 OK' }).getAttribute('aria-expanded')).toBe('true')
    await user.click(charge.getByRole('button', { name: '402 Payment Required' }))
    expect(charge.getByRole('button', { name: '200 OK' }).getAttribute('aria-expanded')).toBe('false')
    expect(charge.getByRole('region', { name: 'Response 402 example of Charge number 0' }).textContent).toContain('402')
  })

  it('expands a property, and a recursive schema at any depth', async () => {
    const { user } = show()
    const parent = at('charge0/request/parent')
    await user.click(parent.getByRole('button', { name: 'Show Charge' }))
    expect(document.getElementById('charge0/request/parent/amount')).toBeTruthy()
    await user.click(parent.getByRole('button', { name: 'Show Charge' }))
    expect(document.getElementById('charge0/request/parent/again/amount')).toBeTruthy()
  })

  it('shows twelve values of a long list, and all of them when asked', async () => {
    const { user } = show()
    const provider = at('charge0/request/provider')
    expect(provider.getAllByText(/^CODE_/)).toHaveLength(12)
    await user.click(provider.getByRole('button', { name: 'Show all 20 values' }))
    expect(provider.getAllByText(/^CODE_/)).toHaveLength(20)
  })

  it('labels the alternatives of a schema by what distinguishes them', async () => {
    const { user } = show()
    const method = at('charge0/request/method')
    await user.click(method.getByRole('button', { name: 'Show one of 2' }))
    expect(method.getByText('cardNumber')).toBeTruthy()
    await user.selectOptions(method.getByRole('combobox', { name: 'One of' }), 'bank')
    expect(method.getByText('bankNumber')).toBeTruthy()
    expect(method.queryByText('cardNumber')).toBeNull()
  })

  it('renders TRY OUT only when it is opened', async () => {
    const { user } = show()
    expect(screen.queryByText('Trying charge1')).toBeNull()
    await user.click(operation('charge1').getByRole('tab', { name: 'TRY OUT' }))
    expect(screen.getByText('Trying charge1')).toBeTruthy()
    expect(operation('charge1').queryByText('Request body')).toBeNull()
    await user.keyboard('{ArrowLeft}')
    expect(operation('charge1').getByRole('tab', { name: 'Documentation' })).toBe(document.activeElement)
  })

  it('shows loading, and a failure with a retry button', async () => {
    let isDown = true
    const source = sampleSource(sampleProduct(1), {
      loaded: false,
      fetchPack: async (pack, make) => {
        if (isDown) throw new Error('down')
        return make(pack)
      },
    })
    const { user } = show(source)
    expect(screen.getByRole('status', { name: 'Loading Charge number 0' })).toBeTruthy()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The documentation of Charge number 0 could not be loaded.')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Takes the price from the phone bill.')).toBeTruthy()
  })
})

describe('the language of the samples', () => {
  it('is shared by the whole page and remembered', async () => {
    const { user } = show()
    const [first] = screen.getAllByRole('combobox', { name: 'Language of the code samples' })
    if (!first) throw new Error('There is a sample')
    await user.selectOptions(first, 'Python')
    const samples = screen.getAllByRole('region', { name: /^Code sample of/ })
    expect(samples.map(({ textContent }) => textContent)).toEqual(samples.map(() => 'requests.post()'))
    expect(localStorage.getItem('docs.language')).toBe('python')
    await user.selectOptions(first, 'cURL')
  })
})

describe('places', () => {
  it('expands the path to a property and moves the focus there', () => {
    window.history.replaceState(null, '', '#charge1/response/402/payer/name')
    const { onAnchorChange } = show()
    const property = at('charge1/response/402/payer/name')
    expect(property.getByRole('link', { name: 'name' })).toBe(document.activeElement)
    expect(onAnchorChange).toHaveBeenLastCalledWith('charge1')
  })

  it('follows links inside the page, and Back', async () => {
    const { user } = show()
    await user.click(screen.getByRole('link', { name: 'GENERAL_DECLINE' }))
    await waitFor(() => expect(document.querySelector('[data-landed]')?.id).toBe('result-codes/GENERAL_DECLINE-402'))
    act(() => {
      window.history.replaceState(null, '', '#charge2')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.getByRole('heading', { name: 'Charge number 2' })).toBe(document.activeElement)
  })

  it('opens TRY OUT from a link', () => {
    window.history.replaceState(null, '', '#charge0/try-out')
    show()
    expect(screen.getByText('Trying charge0')).toBeTruthy()
    expect(operation('charge0').getByRole('tab', { name: 'TRY OUT' })).toBe(document.activeElement)
  })

  it('stays at the top for an unknown anchor', () => {
    window.history.replaceState(null, '', '#elsewhere')
    show()
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeTruthy()
  })
})

describe('finding', () => {
  const field = () => screen.getByRole('combobox', { name: /^Find on this page/ })

  it('opens with a slash, chooses with arrows and Enter, closes with Escape', async () => {
    const { user } = show()
    await user.keyboard('/')
    expect(field()).toBe(document.activeElement)
    await user.keyboard('e')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Escape}')
    expect(field()).not.toBe(document.activeElement)
    await user.keyboard('/usert')
    const option = await screen.findByRole('option', { name: /userToken/ })
    await user.keyboard('{ArrowDown}{ArrowUp}')
    expect(field().getAttribute('aria-activedescendant')).toBe(option.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at('charge0/request/userToken').getByRole('link')).toBe(document.activeElement))
  })

  it('reports no results', async () => {
    const { user } = show()
    await user.type(field(), 'nonsense')
    expect(await screen.findByText("No results for 'nonsense'.")).toBeTruthy()
  })

  it('reports a failed index and retries', async () => {
    let isDown = true
    const source = sampleSource(sampleProduct(1), { find })
    const loadFinder = async () => {
      if (isDown) throw new Error('down')
      return source.loadFinder()
    }
    const { user } = show({ ...source, loadFinder })
    await user.type(field(), 'user')
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await screen.findByText('1 found')).toBeTruthy()
  })
})

describe('copying', () => {
  it('copies the URL of an operation and goes there', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Copy link to Charge number 1' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/#charge1`)
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(window.location.hash).toBe('#charge1')
  })
})

describe('printing', () => {
  it('expands every response while printing', () => {
    show()
    const open = () => operation('charge0').getAllByRole('button', { expanded: true, name: /^\d{3} / }).length
    expect(open()).toBe(1)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(open()).toBe(2)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(open()).toBe(1)
  })

  it('loads the whole page first when printing by keyboard', async () => {
    const network = Promise.withResolvers<void>()
    const source = sampleSource(sampleProduct(), {
      loaded: false,
      fetchPack: (pack, make) => network.promise.then(() => make(pack)),
    })
    const whole = () => [0, 1, 2].every((pack) => source.peek(pack))
    const print = vi.spyOn(window, 'print').mockImplementation(() => expect(whole()).toBe(true))
    show(source)
    const press = (key: string) => fireEvent.keyDown(document.body, { key, ctrlKey: true })
    // fireEvent returns false when the default was prevented.
    expect(press('a')).toBe(true)
    expect(press('p')).toBe(false)
    network.resolve()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(press('p')).toBe(true)
    print.mockRestore()
  })

  it('reports a part of the page that failed to load', () => {
    const notAll = /^Only a part of this page was loaded/
    show(sampleSource(sampleProduct(), { loaded: false, fetchPack: () => new Promise(() => {}) }))
    expect(screen.queryByText(notAll)).toBeNull()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.getByText(notAll)).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByText(notAll)).toBeNull()
  })

  it('prints a shared schema once and refers to it elsewhere', () => {
    show()
    const print = (type: string) => act(() => void window.dispatchEvent(new Event(type)))
    const inAnswer = (id: string) => at(`${id}/response/402`)
    print('beforeprint')
    expect(inAnswer('charge0').getByText('userToken')).toBeTruthy()
    for (const id of ['charge1', 'charge2']) {
      expect(inAnswer(id).queryByText('userToken')).toBeNull()
      expect(inAnswer(id).getByText(/^Failure, as in/)).toBeTruthy()
      const link = inAnswer(id).getByRole('link', { name: 'Charge number 0, 402' })
      expect(link.getAttribute('href')).toBe('#charge0/response/402')
      expect(at(`${id}/response/200`).getByText('userToken')).toBeTruthy()
    }
    print('afterprint')
    expect(document.body.textContent).not.toContain('Failure, as in')
  })
})
