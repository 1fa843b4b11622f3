import '#docs/page/theme/fonts.css'
import 'virtual:theme.css'
import './base.css'
import '#docs/try-out/try-out.css'
import './site.css'
import './plain.css'
import * as react from 'react'
import { startTransition, useEffect, useSyncExternalStore } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { withExamples } from '#docs/model/call-values.ts'
import * as snippet from '#docs/model/fill-snippet.ts'
import type { FindIndex } from '#docs/model/find-index.ts'
import { Finder } from '#docs/model/finder.ts'
import * as pieces from '#docs/model/pieces.ts'
import type { Product, ProductSource } from '#docs/model/product.ts'
import type { SiteFrame } from '#docs/model/site-frame.ts'
import { type StoredPack, unfoldPack } from '#docs/model/stored-pack.ts'
import { unfoldProduct } from '#docs/model/stored-product.ts'
import { addWriters } from '#docs/model/value-writers.ts'
import * as codeBlock from '#docs/page/code-block.tsx'
import * as language from '#docs/page/language.ts'
import { Listeners } from '#docs/page/listeners.ts'
import { ReferenceMenu } from '#docs/page/menu.tsx'
import type { Choices } from '#docs/page/page-context.ts'
import { Reference } from '#docs/page/reference.tsx'
import * as select from '#docs/page/select.tsx'
import * as serverVariables from '#docs/page/server-variables.ts'
import { preload } from '#docs/try-out/load.ts'
import type { DataScripts } from './data-scripts.ts'
import { onFirstInput } from './first-input.ts'
import type {} from './form-writers.ts'
import { operationIndex, storedProduct } from './page-data.ts'
import { Shell } from './shell.tsx'
import { packsOf } from './start-packs.ts'
import { loadTryOutScript, TryOutSlot } from './try-out-script.tsx'

/** Modules shared with the TRY OUT script: src/docs/compiler/site/write-bundle.ts explains why. */
const modules = {
  react,
  jsxRuntime,
  reactDom,
  reactDomClient,
  codeBlock,
  language,
  pieces,
  select,
  serverVariables,
  snippet,
}

declare global {
  interface Window {
    docsModules: typeof modules
    /** What the reader expanded and selected. Set by the script of --watch, which keeps it for the next page. */
    docsChoices?: Choices
  }
}

window.docsModules = modules
addWriters(window.docsFormWriters ?? {})

// document.currentScript is set only while the script runs.
const { tryOut = '', frame: frameText = '{}' } = document.currentScript?.dataset ?? {}
const frame: SiteFrame = JSON.parse(frameText)

/** The start script has requested the packs already; mostly they are loaded by now. */
async function open(container: HTMLElement): Promise<void> {
  const dataScripts = window.docsData
  if (frame.language) language.setInitialLanguage(frame.language)
  const index = operationIndex()
  const packs = packsOf(index, location.hash).map((pack) => dataScripts.load(`pack-${pack}`))
  const product = unfoldProduct(storedProduct(), index)
  // Failed parts are requested again where they are shown.
  await Promise.allSettled(packs)
  const source = sourceOf(product, dataScripts)
  const site = <Site source={source} tryOutScript={tryOut} />
  // Rendered in slices, so that the page stays responsive.
  startTransition(() => createRoot(container).render(site))
}

function showProblem(container: HTMLElement): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'plain'
  message.textContent = 'A part of this page could not be loaded. Please reload it.'
  container.replaceChildren(message)
}

const container = document.getElementById('root')
if (container) open(container).catch(() => showProblem(container))

/**
 * A product whose parts are data scripts. The build wrote them from the same types, so their shape is not checked again.
 */
function sourceOf(product: Product, dataScripts: DataScripts): ProductSource {
  const { suffix } = product
  const places = new Map(
    product.groups.flatMap(({ operations }) => operations).map(({ id }, place) => [id, place] as const),
  )
  const load = <T,>(name: string) => dataScripts.load(name) as Promise<T>
  return {
    product,
    peek: (pack) => {
      const stored = dataScripts.peek(`pack-${pack}`) as StoredPack | undefined
      return stored && unfoldPack(stored)
    },
    load: async (pack) => unfoldPack(await load<StoredPack>(`pack-${pack}`)),
    loadFinder: async () =>
      new Finder({ product, loadFindPart: (part) => load(`find-${part}`) }, await load<FindIndex>('find')),
    loadTryOut: (operationId) => load(`try-${places.get(operationId)}`),
    loadEngineContract: () => load('engine'),
    downloads: {
      yaml: `${suffix}.yaml`,
      json: `${suffix}.json`,
      markdown: `${suffix}.md`,
      ...(product.changes.some(({ released }) => released !== null) ? { atom: `${suffix}.atom` } : {}),
    },
  }
}

interface Props {
  source: ProductSource
  /** URL of the TRY OUT script. */
  tryOutScript: string
}

/** A product with its menu. Rendered once; state changes happen in children. */
function Site({ source, tryOutScript }: Props) {
  const { product } = source
  // Once the first view is there, so that nothing competes with it.
  useEffect(
    () => onFirstInput(() => void Promise.allSettled([loadTryOutScript(tryOutScript), preload(source)])),
    [source, tryOutScript],
  )
  const currentAnchor = createCurrentAnchor()
  const context = withExamples(undefined, product)
  const tryOut = (operationId: string) => (
    <TryOutSlot script={tryOutScript} source={source} operationId={operationId} call={context} />
  )
  return (
    <Shell title={product.title} frame={frame} menu={<Menu product={product} currentAnchor={currentAnchor} />}>
      <Reference source={source} tryOut={tryOut} choices={window.docsChoices} onAnchorChange={currentAnchor.set} />
    </Shell>
  )
}

function Menu({ product, currentAnchor }: { product: Product; currentAnchor: CurrentAnchor }) {
  const anchor = useSyncExternalStore(currentAnchor.subscribe, currentAnchor.get)
  return (
    <nav aria-label={product.title}>
      <ReferenceMenu product={product} currentAnchor={anchor} />
    </nav>
  )
}

type CurrentAnchor = ReturnType<typeof createCurrentAnchor>

/** The current anchor for the menu, kept apart so that the page is not rendered again. */
function createCurrentAnchor() {
  const listeners = new Listeners()
  let current = ''
  return {
    get: () => current,
    set(anchor: string) {
      current = anchor
      listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}
