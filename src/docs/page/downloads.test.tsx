import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CallContext } from '#docs/model/product.ts'
import { fillPlaceholders } from '#docs/model/save-filled.ts'
import { unzip, zipOf } from '#domain/stored-zip.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

const files: Record<string, string | Uint8Array<ArrayBuffer>> = {
  '/sample.http': '@baseUrl = https://api.example.com/sandbox\n@apiKey = YOUR_API_KEY\n',
  '/sample.bruno.zip': zipOf([['environments/sandbox.bru', 'vars {\n  apiKey: YOUR_API_KEY\n}\n']]),
}
let saved: Blob[]

beforeEach(() => {
  saved = []
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(files[address] ?? null, { status: files[address] ? 200 : 404 }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

const known: CallContext = { server: 'https://api.example.com/sandbox', headers: { 'X-Api-Key': 'sandbox_own' } }

function show(values?: CallContext) {
  const product = sampleProduct(1)
  const bruno = { kind: 'bruno', name: 'sample.bruno.zip', size: 900 } as const
  render(<Reference source={sampleSource({ ...product, downloads: [...product.downloads, bruno] })} values={values} />)
  return userEvent.setup()
}

it('are listed with address, version, size and a line of how to use them', () => {
  show()
  expect(screen.getByRole('heading', { level: 2, name: 'Downloads' })).toBeTruthy()
  const entry = screen.getByRole('link', { name: 'npm package' }).closest('li')
  expect(entry && within(entry).getByText('1.2.0, 18 kB')).toBeTruthy()
  expect(entry?.textContent).toContain('npm install ./sample-1.2.0.tgz')
  expect(screen.getByRole('link', { name: 'OpenAPI file' }).getAttribute('href')).toBe('/sample.yaml')
  expect(screen.getByRole('link', { name: '.http file' }).getAttribute('download')).toBe('sample.http')
})

it('are plain links with a hint for an unknown reader', async () => {
  const user = show()
  expect(screen.getByText(/in the place of those that begin with YOUR_/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '.http file' }))
  expect(saved).toEqual([])
})

it('hold the values of a known reader', async () => {
  const user = show(known)
  expect(screen.getByText(/hold the values of your project, its key included/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '.http file' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toContain('@apiKey = sandbox_own')
  await user.click(screen.getByRole('link', { name: 'Bruno collection' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  const archive = unzip(new Uint8Array((await saved[1]?.arrayBuffer()) ?? []))
  expect(archive).toEqual([['environments/sandbox.bru', 'vars {\n  apiKey: sandbox_own\n}\n']])
})

it('keep the placeholder of a longer name, and escape values in JSON', () => {
  const values = [['YOUR_KEY', 'a"b']] as const
  expect(fillPlaceholders('YOUR_KEY YOUR_KEY_ID', values, false)).toBe('a"b YOUR_KEY_ID')
  expect(fillPlaceholders('"YOUR_KEY"', values, true)).toBe('"a\\"b"')
})
