import { Download, Printer } from 'lucide-react'
import type { ProductSource } from '#docs/model/product.ts'
import { CopyLink } from './copy-button.tsx'

/** Name, version and downloads. Always rendered: it contains the main heading. */
export function PageHead({ source, onPrint }: { source: ProductSource; onPrint: () => void }) {
  const { product, downloads } = source
  const files = [
    ['YAML', downloads.yaml],
    ['JSON', downloads.json],
    ['Markdown', downloads.markdown],
  ] as const
  return (
    <header className="ref-page-head">
      <div className="ref-title">
        <h1>{product.title}</h1>
        <span className="ref-version">{product.version}</span>
        <CopyLink anchor="" what="this page" />
      </div>
      {product.summary && <p className="ref-lead">{product.summary}</p>}
      <div className="ref-files">
        {files.map(([name, address]) => (
          <a key={name} className="ref-button" href={address} download>
            <Download size={14} aria-hidden />
            {name}
          </a>
        ))}
        <button type="button" className="ref-button" onClick={onPrint}>
          <Printer size={14} aria-hidden />
          Print
        </button>
      </div>
    </header>
  )
}
