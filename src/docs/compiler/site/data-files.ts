import { createHash } from 'node:crypto'
import { foldPack } from '#docs/model/stored-pack.ts'
import { splitFind } from '../find-parts.ts'
import type { PreparedProduct } from '../prepare.ts'

/** The data scripts of a product by file name, in a folder named by content hash. */
interface ProductData {
  folder: string
  files: Map<string, string>
}

/**
 * What a page loads after its first data, which `foldProduct` makes for the page itself. Scripts instead of JSON files: a
 * page opened from disk may run its scripts and not read files.
 */
export function dataFiles({ product, packs, find, tryOut, contract }: PreparedProduct): ProductData {
  const entries = product.groups.flatMap(({ operations }) => operations)
  const found = splitFind(product, find)
  const files = new Map([
    ['find.js', put('find', found.index)],
    ...found.parts.map((part, number) => named(`find-${number}`, part)),
    ...packs.map((pack, number) => named(`pack-${number}`, foldPack(pack))),
    // By index, since an id may contain characters that a file name cannot.
    ...entries.flatMap(({ id }, place) => (Object.hasOwn(tryOut, id) ? [named(`try-${place}`, tryOut[id])] : [])),
    ...(contract === null ? [] : [named('engine', contract)]),
  ])
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update('\0').update(text).update('\0')
  return { folder: `data/${product.suffix}-${hash.digest('hex').slice(0, 10)}`, files }
}

const named = (name: string, value: unknown): [string, string] => [`${name}.js`, put(name, value)]
const put = (name: string, value: unknown) => `docsData.put('${name}',${parsed(value)})\n`

/** JSON.parse of a string is several times faster than the same object literal, and safe for any property name. */
function parsed(value: unknown): string {
  return `JSON.parse('${JSON.stringify(value).replaceAll(/[\\']/g, '\\$&')}')`
}
