import { describe, expect, it } from 'vitest'
import { files, read } from './support/tree.ts'

// Route files are named after their path. Files that begin with '-' are not routes.
const folder = 'src/web/routes/'
const routes = files(`${folder}**/*.tsx`)
  .map((path) => path.slice(folder.length, -'.tsx'.length))
  .filter((route) => !/(^|\/)-/.test(route) && !route.endsWith('.test'))
const isLayout = (route: string) => /(^|[/.])_[^/.]*$/.test(route)
const pages = routes.filter((route) => !isLayout(route))
const source = (route: string) => read(`${folder}${route}.tsx`)

/** Folders whose pages need no session. */
const open = [/^_public\//, /^_auth\//]
const openPages = [
  ...['index', '404', 'version', 'terms', '[_]contact', '[_]contact-success', 'contact-us'],
  ...['about-us', 'our-solutions.index', 'our-solutions.direct-carrier-billing', 'our-solutions.mobile-wallet-payment'],
  ...['resources', 'showcase', 'privacy', 'data-protection'],
]

describe('every route', () => {
  it('has at most 30 lines', () => {
    expect(routes.filter((route) => source(route).trimEnd().split('\n').length > 30)).toEqual([])
  })

  it('has a title, unless it only redirects', () => {
    const untitled = pages.filter((route) => !/title:/.test(source(route)) && /component:/.test(source(route)))
    expect(untitled).toEqual([])
  })

  it('is public or behind the login', () => {
    const unguarded = pages.filter(
      (route) => !route.startsWith('_authed/') && !open.some((pattern) => pattern.test(route)),
    )
    expect(unguarded).toEqual([])
  })

  it('of a public page is listed here', () => {
    const pathOf = (route: string) => route.replace('_public/', '')
    const known = (path: string) => openPages.includes(path) || path.startsWith('article.')
    expect(pages.filter((route) => route.startsWith('_public/') && !known(pathOf(route)))).toEqual([])
  })

  it("behind the login names its roles, or redirects to the role's home", () => {
    expect(source('_authed')).toContain('requireLogin(')
    const guarded = (route: string) => {
      const layouts = routes.filter(
        (layout) =>
          (isLayout(layout) && layout !== '_authed' && route.startsWith(`${layout}/`)) ||
          route.startsWith(`${layout}.`),
      )
      return [...layouts, route].some((part) => source(part).includes('requireRole('))
    }
    const anyRole = pages.filter((route) => route.startsWith('_authed/') && !guarded(route))
    expect(anyRole).toEqual(['_authed/post-login'])
  })
})
