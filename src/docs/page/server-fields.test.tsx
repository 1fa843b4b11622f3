import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '#docs/model/address.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

const region: Address = {
  url: 'https://eu.example',
  template: 'https://{region}.example',
  fields: [{ name: 'region', value: 'eu', values: ['eu', 'us'] }],
}
const files: Address = {
  url: 'https://files.example:443/x',
  template: 'https://files.example:{port}/{region}',
  fields: [
    { name: 'port', value: '443' },
    { name: 'region', value: 'x' },
  ],
}

/** The first operation calls the product's server, the second one its own. */
async function show(suffix: string, ...more: Address[]) {
  const servers = [region, ...more].map((each) => ({ ...each, description: null }))
  const source = sampleSource({ ...sampleProduct(2), suffix, servers })
  const own = source.peek(1)?.operations.charge1
  if (!own) throw new Error('The product has a second operation')
  own.servers = [files, ...more]
  render(<Reference source={source} tryOut={() => null} onAnchorChange={() => undefined} />)
  await screen.findAllByLabelText(more.length > 0 ? 'Server' : 'port')
}

const samples = () => screen.getAllByRole('region', { name: /^Code sample/ }).map((each) => each.textContent)
const inputs = (name: string): HTMLElement[] => screen.getAllByLabelText(name)
function choose(field: HTMLElement | undefined, value: string) {
  if (!field) throw new Error('There is such a field')
  fireEvent.change(field, { target: { value } })
}

beforeEach(() => localStorage.clear())

describe('the choice among servers', () => {
  const sandbox: Address = { url: 'https://sandbox.example' }
  const archive: Address = { url: 'https://archive.example' }

  it('changes the samples of every operation without servers of its own', async () => {
    await show('cars', archive)
    const [introduction, first, second] = inputs('Server')
    choose(introduction, 'https://archive.example')
    expect(samples()[0]).toContain('https://archive.example/v1/charges/0')
    expect(screen.queryAllByLabelText('region')).toEqual([])
    choose(first, 'https://{region}.example')
    expect(samples()[0]).toContain('https://eu.example/v1/charges/0')
    choose(second, 'https://archive.example')
    expect(samples()[1]).toContain('https://archive.example/v1/charges/1')
  })

  it('is kept in the browser, beside that of an operation', async () => {
    localStorage.setItem('docs.servers.bikes', '["https://sandbox.example", "https://gone.example"]')
    await show('bikes', sandbox)
    expect(samples()).toEqual([
      expect.stringContaining('https://sandbox.example/v1/charges/0'),
      expect.stringContaining('https://sandbox.example/v1/charges/1'),
    ])
    choose(inputs('Server')[0], 'https://{region}.example')
    expect(localStorage.getItem('docs.servers.bikes')).toBe('["https://gone.example","https://{region}.example"]')
    expect(samples()[1]).toContain('https://files.example:443/')
  })
})

describe('the variables of a server', () => {
  it('change the samples of every operation at once', async () => {
    await show('boats')
    choose(inputs('region')[0], 'us')
    choose(inputs('port')[0], '8443')
    expect(samples()).toEqual([
      expect.stringContaining('https://us.example/v1/charges/0'),
      expect.stringContaining('https://files.example:8443/us/v1/charges/1'),
    ])
    expect(screen.getByText('https://us.example')).toBeDefined()
  })

  it('are kept in the browser, each product its own', async () => {
    localStorage.setItem('docs.server.planes', '{"region": "us"}')
    await show('planes')
    expect(samples()[0]).toContain('https://us.example/')
    cleanup()
    await show('trains')
    expect(samples()[0]).toContain('https://eu.example/')
    choose(inputs('region')[0], 'us')
    expect(localStorage.getItem('docs.server.trains')).toBe('{"region":"us"}')
  })

  it('fall back to the value of the file', async () => {
    localStorage.setItem('docs.server.ships', '{"region": "moon"}')
    await show('ships')
    expect(samples()[0]).toContain('https://eu.example/')
    choose(inputs('port')[0], '')
    expect(samples()[1]).toContain('https://files.example:443/')
  })
})
