import '#web/theme/fonts.css'
import 'virtual:theme.css'
import './site.css'
import './modules.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Product } from '#docs/page/model.ts'
import { loadAll } from '#docs/try-out/load.ts'
import { onFirstInput } from './first-input.ts'
import { Site } from './site.tsx'
import { sourceOf } from './source.ts'
import { packsOf } from './start-packs.ts'
import { loadTryOutScript } from './try-out-script.tsx'

// Only while this script runs is it the current one.
const { tryOut = '', several = 'false' } = document.currentScript?.dataset ?? {}

/** The start script has asked for the product and for what the address names; both are mostly here by now. */
async function open(container: HTMLElement): Promise<void> {
  const dataScripts = window.docsData
  const packs = packsOf(window.docsPacks, location.hash).map((pack) => dataScripts.load(`pack-${pack}`))
  const product = (await dataScripts.load('product')) as Product
  // What does not come is asked for again where it is shown.
  await Promise.allSettled(packs)
  const source = sourceOf(product, dataScripts)
  const site = <Site source={source} tryOutScript={tryOut} home={several === 'true' ? 'index.html' : null} />
  // Drawn in slices, so that the page answers in between.
  startTransition(() => createRoot(container).render(site))
  onFirstInput(window, () => void Promise.allSettled([loadTryOutScript(tryOut), loadAll(source)]))
}

function explain(container: HTMLElement): void {
  const words = document.createElement('p')
  words.role = 'alert'
  words.className = 'plain'
  words.textContent = 'A part of this page could not be loaded. Please reload it.'
  container.replaceChildren(words)
}

const container = document.getElementById('root')
if (container) open(container).catch(() => explain(container))
