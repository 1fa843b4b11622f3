import './theme.ts'
import { createShelf } from './shelf.ts'
import { packsOf } from './start-packs.ts'

/**
 * The first script of a page, a few hundred bytes: puts the theme before the first paint, and asks for the part of the
 * product that the address names while the reader is still on its way. Its tag says where data and fonts are.
 */
declare global {
  interface Window {
    /** Written before this script by the build: packs by operation, for products of several. */
    docsPacks: Record<string, number[]>
  }
}

const own = document.currentScript
const folder = own instanceof HTMLScriptElement ? own.src.replace(/[^/]*$/, '') : ''
const shelf = createShelf(folder)
window.docsShelf = shelf

// The text is laid out once, with its own letters. From the disk a preload is refused, and there is nothing to wait for.
if (location.protocol !== 'file:') {
  for (const href of own?.dataset.fonts?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }))
  }
}

// A part that does not come is asked for again by the page, which says so.
for (const pack of packsOf(window.docsPacks, location.hash)) shelf.load(`pack-${pack}`).catch(() => undefined)
shelf.load('product').catch(() => undefined)
