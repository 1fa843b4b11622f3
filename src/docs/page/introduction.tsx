import { use } from 'react'
import { CopyButton } from './copy-button.tsx'
import type { Product } from './model.ts'
import { CallContextContext } from './page-context.ts'
import { Prose } from './prose.tsx'
import { introductionAnchor } from './sections.ts'
import { serversShown } from './servers-shown.ts'

/** What the product is, in its own words, and where its calls go. */
export function Introduction({ product }: { product: Product }) {
  const servers = serversShown(product, use(CallContextContext))
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
            {servers.map(({ url, description, variables = null }) => (
              <div key={url}>
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
