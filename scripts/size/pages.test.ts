import { expect, it } from 'vitest'
import { type Chunk, measure, overBudget } from './pages.ts'

const route = (name: string) => `/portal/src/web/routes/${name}.tsx?tsr-split=component`

function chunk(fileName: string, bytes: number, modules: string[], imports: string[] = []): Chunk {
  return { fileName, bytes, modules, imports, awaited: [], isEntry: fileName === 'main' }
}

const shell = [
  chunk('main', 90_000, ['/portal/src/web/main.tsx'], ['react']),
  chunk('react', 20_000, ['/portal/node_modules/react/index.js']),
  chunk('form', 60_000, ['/portal/src/web/form/form-shell.tsx'], ['react']),
  chunk('member', 5_000, [route('_authed')], ['main']),
]

/** The page of one route, with the form kit or without. */
function pageOf(name: string, bytes: number, imports: string[] = ['main', 'form']) {
  const pages = measure([...shell, chunk('page', bytes, [route(name)], imports)])
  return pages.find((page) => page.route === name.replaceAll('/', '.'))
}

function excessOf(name: string, bytes: number, imports?: string[]): string[] {
  const page = pageOf(name, bytes, imports)
  return page ? overBudget(page) : ['no such page']
}

it('adds up entry, layouts and own chunks, each once', () => {
  expect(pageOf('_auth/signin', 4_000)).toEqual({ route: '_auth.signin', bytes: 174_000, ownBytes: 4_000 })
  expect(pageOf('_authed/projects.index', 7_000, ['react'])).toMatchObject({ bytes: 122_000, ownBytes: 12_000 })
})

it('leaves layouts out of the list', () => {
  expect(measure(shell)).toEqual([])
})

it('counts a shared kit as own code where a screen is in the same chunk', () => {
  const screen = chunk('rates', 9_000, [route('_authed/rates'), '/portal/src/web/table/cells.tsx'], ['main'])
  expect(measure([...shell, screen])[0]).toMatchObject({ ownBytes: 14_000 })
})

it('counts the largest part of which a loader awaits one', () => {
  const part = (name: string, bytes: number) =>
    chunk(name, bytes, [`/portal/src/web/features/${name}.tsx`], ['main', 'form'])
  const tabs = { ...chunk('tabs', 3_000, [route('_authed/tabs')], ['main']), awaited: ['notes', 'history'] }
  const [page] = measure([...shell, part('notes', 2_000), part('history', 1_000), tabs])
  expect(page).toEqual({ route: '_authed.tabs', bytes: 180_000, ownBytes: 10_000 })
})

it('compares each kind of page with its budget', () => {
  expect(excessOf('_public/terms', 45_000, ['main'])).toEqual([])
  const heavy = chunk('heavy', 60_000, ['/portal/src/web/table/data-table.tsx'])
  const excess = (name: string, imports: string[]) => {
    const pages = measure([...shell, heavy, chunk('page', 46_000, [route(name)], imports)])
    return pages.flatMap(overBudget)
  }
  expect(excess('_public/terms', ['main', 'heavy'])).toEqual([
    '_public.terms: a public page is 216000 bytes of brotli, at most 165000 are allowed',
  ])
  expect(excess('_auth/signin', ['main', 'heavy', 'form'])).toEqual([
    '_auth.signin: a page with a form is 276000 bytes of brotli, at most 250000 are allowed',
  ])
  expect(excess('_authed/rates', ['main', 'heavy'])).toEqual([
    "_authed.rates: the route's own code is 51000 bytes of brotli, at most 50000 are allowed",
  ])
})

it('fails for a route without a budget', () => {
  expect(excessOf('else', 1_000)).toEqual(['else: scripts/size/pages.ts has no budget for it'])
})
