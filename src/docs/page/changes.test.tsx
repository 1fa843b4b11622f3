import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { VersionChanges } from '#docs/model/version-changes.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

beginInHighWindow()

const charge = { name: 'POST /v1/charges/0', anchor: 'charge0' }
const gone = { name: 'DELETE /v1/charges/0', anchor: null }

const first: VersionChanges = {
  id: 'changes/1.0.0',
  version: '1.0.0',
  released: '2026-11-23',
  differences: [],
  lines: [{ text: 'The first release.', operations: [] }],
}
const second: VersionChanges = {
  id: 'changes/2.0.0',
  version: '2.0.0',
  released: null,
  lines: [{ text: 'Amounts are <strong>texts</strong>.', operations: [charge] }],
  differences: [
    { kind: 'breaking', text: 'DELETE /v1/charges/0 is gone', operations: [gone] },
    { kind: 'additive', text: 'note is new', operations: Array.from({ length: 8 }, (_, at) => operation(at)) },
  ],
}

function operation(at: number) {
  return { name: `GET /v1/charges/${at}`, anchor: `charge${at}` }
}

function show(changes: VersionChanges[], atom?: string) {
  const source = sampleSource({ ...sampleProduct(1), changes })
  const downloads = { ...source.downloads, ...(atom !== undefined && { atom }) }
  render(<Reference source={{ ...source, downloads }} />)
  return userEvent.setup()
}

const list = (name: string) => within(screen.getByRole('list', { name }))

describe('the changes of a product', () => {
  it('are listed by version with their day and links to version and operation', () => {
    show([second, first])
    expect(screen.getByRole('heading', { level: 2, name: 'Changes' })).toBeTruthy()
    expect(screen.getByText('23 Nov 2026').closest('li')?.id).toBe('changes/1.0.0')
    expect(screen.getByText('not released yet').closest('li')?.id).toBe('changes/2.0.0')
    expect(screen.getByRole('link', { name: '2.0.0' }).getAttribute('href')).toBe('#changes/2.0.0')
    expect(list('Changes of 1.0.0').getByText('The first release.')).toBeTruthy()
    const link = list('Changes of 2.0.0').getByRole('link', { name: charge.name })
    expect(link.getAttribute('href')).toBe('#charge0')
  })

  it('mark a version that breaks programs, and name a removed operation without a link', () => {
    show([second, first])
    expect(screen.getAllByText('breaking').map((badge) => badge.closest('li')?.id)).toEqual(['changes/2.0.0'])
    const breaking = list('Breaking changes of 2.0.0')
    expect(breaking.getByText(gone.name).tagName).toBe('CODE')
    expect(breaking.queryByRole('link')).toBeNull()
  })

  it('show the additions when asked, with the first six operations of each', async () => {
    const user = show([second, first])
    expect(screen.queryByText('note is new')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show 1 addition' }))
    expect(list('Additions of 2.0.0').getAllByRole('link')).toHaveLength(6)
    expect(list('Additions of 2.0.0').getByText('and 2 other operations')).toBeTruthy()
  })

  it('have a feed only where there is one', () => {
    show([first], '/sample.atom')
    expect(screen.getByRole('link', { name: 'Atom feed' }).getAttribute('href')).toBe('/sample.atom')
    cleanup()
    show([second])
    expect(screen.queryByRole('link', { name: 'Atom feed' })).toBeNull()
  })

  it('are absent without versions', () => {
    show([])
    expect(screen.queryByRole('heading', { name: 'Changes' })).toBeNull()
  })
})
