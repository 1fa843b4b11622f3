import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, extname, resolve, sep } from 'node:path'
import { pointerTo } from '#domain/json-pointer.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { Problem } from '../read/document-error.ts'
import { walk } from '../walk.ts'
import { imagesIn } from './markdown.ts'

/** An image of a description, which is published beside the pages. */
export interface Image {
  /** From the folder of the pages: 'images/flow-1a2b3c4d.png'. */
  address: string
  /** Where it was read. */
  path: string
  content: Buffer
}

const maxMegabytes = 2
const ends = ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg']

/** The images of all descriptions that stand beside the file, by their addresses there. Those of other hosts are not read. */
export function readImages(document: OpenApiDocument, file: string, onProblem: (problem: Problem) => void) {
  const images = new Map<string, Image>()
  for (const { address, pointer } of imagesOf(document)) {
    if (images.has(address) || /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) continue
    const image = readImage(address, file)
    if (typeof image !== 'string') images.set(address, image)
    else onProblem({ file, pointer, rule: 'image', message: `the image ${address} ${image}` })
  }
  return images
}

/** Only files below the specification's own folder are published. Returns the problem as a text. */
function readImage(address: string, file: string): Image | string {
  const folder = realpathSync(dirname(file))
  const end = extname(address.replace(/[?#].*/, '')).toLowerCase()
  if (!ends.includes(end)) return `is not shown: use one of ${ends.join(', ')}`
  try {
    const path = realpathSync(resolve(folder, decodeURIComponent(address.replace(/[?#].*/, ''))))
    if (!path.startsWith(folder + sep)) return 'is outside the folder of the file: move it there'
    const content = readFileSync(path)
    const megabytes = content.length / 1024 / 1024
    if (megabytes > maxMegabytes) return `has ${megabytes.toFixed(1)} MB: at most ${maxMegabytes} are copied`
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const name = basename(path, extname(path)).replaceAll(/[^\w-]+/g, '-')
    return { address: `images/${name}-${hash}${end}`, path, content }
  } catch {
    return 'cannot be read: correct its path, from the folder of the file'
  }
}

function imagesOf(document: OpenApiDocument): { address: string; pointer: string }[] {
  const found: { address: string; pointer: string }[] = []
  walk(document, ({ description }, steps) => {
    if (typeof description !== 'string') return
    const pointer = pointerTo([...steps, 'description'])
    found.push(...imagesIn(description).map((address) => ({ address, pointer })))
  })
  return found
}
