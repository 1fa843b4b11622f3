import './theme.ts'
import { createDataScripts } from './data-scripts.ts'
import { operationIndex } from './page-data.ts'
import { packsOf } from './start-packs.ts'

/**
 * The first script of a page, a few hundred bytes: sets the theme before the first paint, and requests the data of the
 * first view early. Its tag names the folders of data and fonts.
 */
const { folder = '', faces = '[]' } = document.currentScript?.dataset ?? {}
const dataScripts = createDataScripts(folder)
window.docsData = dataScripts

// Requested at once, so that text is laid out in its own font; by script, since browsers request fonts of a style sheet
// again when TRY OUT adds styles, possibly offline.
for (const { family, weight, file } of JSON.parse(faces)) {
  const face = new FontFace(family, `url("${file}") format("woff2")`, { weight, display: 'swap' })
  document.fonts.add(face)
  // Without the font, the page uses system fonts.
  face.load().catch(() => undefined)
}

// The page requests failed parts again and reports them.
for (const pack of packsOf(operationIndex(), location.hash)) dataScripts.load(`pack-${pack}`).catch(() => undefined)
