import { describe, expect, it } from 'vitest'
import { publicPaths, unlistedPaths } from '#domain/public-pages.ts'
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
/** Public pages that the build does not render by their path. */
const otherPublicPaths = ['/article/$id/$articleSlug', '/version', '/contact-us', '/_contact-success']

/** The path of the route '_public/our-solutions.index' is '/our-solutions'. */
function pathOf(route: string): string {
  const name = route.replace('_public/', '').replace(/(^|\.)index$/, '')
  return `/${name.replaceAll('.', '/').replaceAll(/\[(.)\]/g, '$1')}`
}

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

  it('of a public page is in src/domain/public-pages.ts or in the list of others', () => {
    const paths = pages.filter((route) => route.startsWith('_public/')).map(pathOf)
    expect(paths.toSorted()).toEqual([...publicPaths, ...unlistedPaths, ...otherPublicPaths].toSorted())
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
