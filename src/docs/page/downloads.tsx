import { Download as DownloadIcon } from 'lucide-react'
import { type MouseEvent, type ReactNode, use } from 'react'
import { type Download, placeholderOf, variableName } from '#docs/model/clients.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import { CopyLink } from './copy-button.tsx'
import { CallContextContext, usePage } from './page-context.ts'
import { downloadsAnchor } from './sections.ts'

/** The specification, and programs and collections that call the API, with the ids of the reader's project in them. */
export function Downloads({ product }: { product: Product }) {
  const values = readersValues(product, use(CallContextContext))
  return (
    <>
      <div className="ref-title">
        <h2 id={downloadsAnchor}>Downloads</h2>
        <CopyLink anchor={downloadsAnchor} what="Downloads" />
      </div>
      <p className="ref-note">{hintOf(values)}</p>
      <ul className="ref-properties ref-downloads">
        {product.downloads.map((download) => (
          <DownloadEntry key={download.name} download={download} version={product.version} values={values} />
        ))}
      </ul>
    </>
  )
}

interface EntryProps {
  download: Download
  version: string
  values: ReadersValues
}

function DownloadEntry({ download: { kind, name, size }, version, values }: EntryProps) {
  const { downloads, saveFilled } = usePage().source
  const address = downloads.yaml.replace(/[^/]*$/, name)
  const { title, usage } = kinds[kind]
  const save = (event: MouseEvent) => {
    if (!saveFilled || !withCredentials.has(kind) || values.known.length === 0) return
    event.preventDefault()
    // A plain download is better than none.
    saveFilled(address, name, values.known).catch(() => location.assign(address))
  }
  return (
    <li className="ref-property ref-download">
      <div className="ref-field">
        <a className="ref-link" href={address} download={name} onClick={save}>
          <DownloadIcon size={14} aria-hidden />
          {title}
        </a>
        <span className="ref-type">
          {version}, {sizeLabel(size)}
        </span>
      </div>
      <p>{usage(name)}</p>
    </li>
  )
}

const kinds: Record<Download['kind'], { title: string; usage: (name: string) => ReactNode }> = {
  openapi: { title: 'OpenAPI file', usage: () => 'The whole contract. Generate a client in any language from it.' },
  npm: {
    title: 'npm package',
    usage: (name) => (
      <>
        Types and a small client on fetch, for Node 20 and later: <code>npm install ./{name}</code>
      </>
    ),
  },
  bruno: {
    title: 'Bruno collection',
    usage: () => (
      <>
        Unzip it and open the folder in Bruno, or run a request with <code>bru run --env sandbox</code>.
      </>
    ),
  },
  postman: {
    title: 'Postman collection',
    usage: () => (
      <>
        Import it into Postman together with the environment, or run both with <code>newman run -e</code>.
      </>
    ),
  },
  'postman-environment': {
    title: 'Postman environment',
    usage: () => 'The address and the credentials that the Postman collection sends.',
  },
  http: {
    title: '.http file',
    usage: () => 'Open it in Visual Studio Code with the REST Client, or in an IDE of JetBrains.',
  },
}

/** Downloads with the reader's credentials. The others are the same for every reader. */
const withCredentials = new Set<Download['kind']>(['bruno', 'postman-environment', 'http'])

interface ReadersValues {
  known: [placeholder: string, value: string][]
  /** Placeholders without a known value. */
  missing: string[]
}

/** The reader has no value for a header that still has the file's example. */
function readersValues({ requestHeaders }: Product, { headers }: CallContext): ReadersValues {
  // Collections build these two themselves.
  const values = requestHeaders.filter(({ name }) => !/^(content-type|authorization)$/i.test(name))
  const rows = values.map(({ name, example }) => ({
    placeholder: placeholderOf(variableName(name)),
    value: headers[name] === example ? undefined : headers[name],
  }))
  return {
    known: rows.flatMap(({ placeholder, value }) => (value === undefined ? [] : [[placeholder, value]])),
    missing: rows.flatMap(({ placeholder, value }) => (value === undefined ? [placeholder] : [])),
  }
}

function hintOf({ known, missing }: ReadersValues): ReactNode {
  const list = missing.map((placeholder, index) => (
    <span key={placeholder}>
      {index > 0 && ', '}
      <code>{placeholder}</code>
    </span>
  ))
  if (known.length === 0) return 'Put your own values in the place of those that begin with YOUR_.'
  if (missing.length === 0)
    return 'The environments and the .http file hold the values of your project, its key included.'
  return (
    <>
      The environments and the .http file hold the ids of your project. A key is shown only once: put it in the place of{' '}
      {list}.
    </>
  )
}

const sizeLabel = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`
