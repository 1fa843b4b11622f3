import type { CallContext, Product, Server } from './model.ts'

/**
 * Where the product's calls go. Where the reader's own portal is known, its address stands for the one that the file was
 * built with, and nothing is left to choose. Servers of other hosts are no portal's.
 */
export function serversShown({ servers: listed }: Product, { server, isOwnServer }: CallContext): Server[] {
  const [first] = listed
  if (!first) return server ? [{ url: server, description: null }] : []
  if (!isOwnServer) return server ? [{ ...first, url: server }, ...listed.slice(1)] : listed
  const [builtWith, own] = [originOf(first.url), originOf(server)]
  return listed
    .filter(({ url }) => originOf(url) === builtWith)
    .map(({ url, description }, index) => ({
      url: index === 0 ? server : `${own}${url.slice(builtWith.length)}`,
      description,
    }))
}

const originOf = (url: string) => /^[a-z]+:\/\/[^/]+/.exec(url)?.[0] ?? ''
