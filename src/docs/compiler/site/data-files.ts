import { createHash } from 'node:crypto'
import { foldPack } from '#docs/page/stored-pack.ts'
import type { PreparedProduct } from '../prepare.ts'

/** The scripts of one product by file name, below a folder that is named by their content. */
export interface ProductData {
  folder: string
  files: Map<string, string>
}

/** Scripts that hand plain data to the page: a page opened from the disk may run its scripts, not read files. */
export function dataFiles({ product, packs, find, tryOut, contract }: PreparedProduct, start: string): ProductData {
  const entries = product.groups.flatMap(({ operations }) => operations)
  const packsById = Object.fromEntries(entries.map((operation) => [operation.id, operation.packs]))
  const files = new Map([
    // A small product is one pack: nothing to look up.
    ['start.js', `window.docsPacks=${parsed(packs.length > 1 ? packsById : {})};\n${start}`],
    ['product.js', put('product', product)],
    ['find.js', put('find', find)],
    ...packs.map((pack, index) => named(`pack-${index}`, foldPack(pack))),
    // By place and not by id, which may hold what no file name can.
    ...entries.flatMap(({ id }, place) => (Object.hasOwn(tryOut, id) ? [named(`try-${place}`, tryOut[id])] : [])),
    ...(contract === null ? [] : [named('engine', contract)]),
  ])
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update('\0').update(text).update('\0')
  return { folder: `data/${product.suffix}-${hash.digest('hex').slice(0, 10)}`, files }
}

const named = (name: string, value: unknown): [string, string] => [`${name}.js`, put(name, value)]
const put = (name: string, value: unknown) => `docsData.put('${name}',${parsed(value)})\n`

/** Text that is parsed as JSON is read several times quicker than the same as an expression, and holds any name. */
function parsed(value: unknown): string {
  return `JSON.parse('${JSON.stringify(value).replaceAll(/[\\']/g, '\\$&')}')`
}
