import './theme.ts'
import { createDataScripts } from './data-scripts.ts'
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
const dataScripts = createDataScripts(folder)
window.docsData = dataScripts

// Asked for at once, so that the text is laid out with its own letters; and made here, since a browser asks for the faces of
// a sheet again when TRY OUT brings its styles, and the network may have gone by then.
for (const { family, weight, file } of JSON.parse(own?.dataset.faces ?? '[]')) {
  const face = new FontFace(family, `url("assets/${file}") format("woff2")`, { weight, display: 'swap' })
  document.fonts.add(face)
  // Without it the page has the letters of the device.
  face.load().catch(() => undefined)
}

// A part that does not come is asked for again by the page, which says so.
for (const pack of packsOf(window.docsPacks, location.hash)) dataScripts.load(`pack-${pack}`).catch(() => undefined)
dataScripts.load('product').catch(() => undefined)
