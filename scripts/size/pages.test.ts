import { describe, expect, it } from 'vitest'
import { type Chunk, measure, overBudget } from './pages.ts'

const route = (name: string) => `/portal/src/web/routes/${name}.tsx?tsr-split=component`

function chunk(fileName: string, bytes: number, modules: string[], imports: string[] = []): Chunk {
  return { fileName, bytes, modules, imports, isEntry: fileName === 'main' }
}

const build = [
  chunk('main', 90_000, ['/portal/src/web/main.tsx'], ['react']),
  chunk('react', 20_000, ['/portal/node_modules/react/index.js']),
  chunk('form', 60_000, ['/portal/src/web/form/form-shell.tsx'], ['react']),
  chunk('member', 5_000, [route('_authed')], ['main']),
  chunk('signin', 4_000, [route('signin')], ['main', 'form']),
  chunk('projects', 7_000, [route('_authed/projects.index')], ['react']),
]

const page = (name: string, chunks = build) => measure(chunks).find(({ route }) => route === name)

describe('the size of a page', () => {
  it('is its entry, its layouts and its own chunks, each once', () => {
    expect(page('signin')).toEqual({
      route: 'signin',
      bytes: 174_000,
      ownBytes: 4_000,
      kits: ['form'],
      early: [],
    })
    expect(page('_authed.projects.index')).toMatchObject({ bytes: 122_000, ownBytes: 12_000, kits: [] })
  })

  it('is none for a layout', () => {
    expect(page('_authed')).toBeUndefined()
  })

  it('keeps to the budget of its kind', () => {
    expect(measure(build).flatMap(overBudget)).toEqual([])
    const heavy = [...build.slice(0, 4), chunk('signin', 41_000, [route('signin')], ['main', 'form'])]
    expect(measure(heavy).flatMap(overBudget)).toEqual([
      'signin: the whole sign-in page is 211000 bytes of brotli, at most 200000 are allowed',
      'signin: what the route brings along is 41000 bytes of brotli, at most 40000 are allowed',
    ])
  })

  it('does not count the shared table for a page that has one', () => {
    const table = chunk('table', 12_000, ['/portal/src/web/table/data-table.tsx'], ['react'])
    const rates = chunk('rates', 9_000, [route('rates'), '/portal/src/web/table/cells.tsx'], ['main', 'table'])
    expect(page('rates', [...build, table, rates])).toMatchObject({ bytes: 131_000, ownBytes: 9_000, kits: ['table'] })
    expect(measure([...build, table, rates]).flatMap(overBudget)).toEqual([])
  })

  it('is smaller without any of the kits', () => {
    const home = [...build, chunk('home', 24_000, [route('home')], ['main'])]
    expect(measure(home).flatMap(overBudget)).toEqual([
      'home: a page without a kit is 134000 bytes of brotli, at most 133000 are allowed',
    ])
  })

  it('does not wait for what draws its charts', () => {
    const words = chunk('figures', 2_000, ['/portal/src/web/chart/figures.ts'])
    const drawing = chunk('picture', 90_000, [
      '/portal/src/web/chart/plot.tsx',
      '/portal/node_modules/victory-core/es/x.js',
    ])
    const home = (imports: string[]) => [...build, words, drawing, chunk('home', 4_000, [route('home')], imports)]
    expect(measure(home(['main', 'figures'])).flatMap(overBudget)).toEqual([])
    expect(measure(home(['main', 'figures', 'picture'])).flatMap(overBudget)).toEqual([
      'home: picture holds the drawing of charts and is imported statically; load it lazily',
    ])
  })

  it('may be larger where it comes rendered', () => {
    const pages = (bytes: number) => [...build, chunk('terms', bytes, [route('_public/terms')], ['main'])]
    expect(measure(pages(24_000)).flatMap(overBudget)).toEqual([])
    expect(measure(pages(36_000)).flatMap(overBudget)).toEqual([
      '_public.terms: a rendered page is 146000 bytes of brotli, at most 145000 are allowed',
    ])
  })
})
