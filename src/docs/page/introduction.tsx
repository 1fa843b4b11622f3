import { use } from 'react'
import { addressWith } from '#docs/model/address.ts'
import type { CallContext, Product, Server } from '#docs/model/product.ts'
import { CopyButton } from './copy-button.tsx'
import { LazyServerFields } from './lazy-server-fields.tsx'
import { CallContextContext } from './page-context.ts'
import { Prose } from './prose.tsx'
import { introductionAnchor } from './sections.ts'

/**
 * The servers of a product. A known reader's portal replaces the placeholder server; servers on other hosts are not the
 * portal's.
 */
function serversShown({ servers: listed }: Product, { server, isOwnServer, variables }: CallContext): Server[] {
  const [first] = listed
  if (!first) return server ? [{ url: server, description: null }] : []
  if (!isOwnServer) {
    if (listed.length === 1) return [{ ...first, url: server || first.url }]
    return listed.map((each) => (each.fields ? { ...each, url: addressWith(each, variables) } : each))
  }
  const [builtWith, own] = [originOf(first.url), originOf(server)]
  return listed
    .filter(({ url }) => originOf(url) === builtWith)
    .map(({ url, description }, index) => ({
      url: index === 0 ? server : `${own}${url.slice(builtWith.length)}`,
      description,
    }))
}

const originOf = (url: string) => /^[a-z]+:\/\/[^/]+/.exec(url)?.[0] ?? ''

/** Description and servers of the product. */
export function Introduction({ product }: { product: Product }) {
  const context = use(CallContextContext)
  const servers = serversShown(product, context)
  return (
    <div className="ref-columns">
      <div className="ref-words">
        <h2 id={introductionAnchor}>Introduction</h2>
        <Prose html={product.description} />
      </div>
      {servers.length > 0 && (
        <div className="ref-aside">
          <div className="ref-card">
            <h2 className="ref-card-title">{servers.length === 1 ? 'Base URL' : 'Base URLs'}</h2>
            {!context.isOwnServer && <LazyServerFields servers={product.servers} />}
            {servers.map(({ url, template = url, description, variables = null }) => (
              <div key={template}>
                <div className="ref-line">
                  <code>{url}</code>
                  <CopyButton what={`the address ${url}`} text={() => url} />
                </div>
                <Prose html={description} small />
                <Prose html={variables} small />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
