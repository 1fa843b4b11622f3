import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareWithSources } from '../prepare.ts'
import type { Problem } from '../read/document-error.ts'
import { buildSite } from './build-site.ts'

const folder = temporaryFolder('docs-images')
const api = join(folder, 'api')
const file = join(api, 'parcels.yaml')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

mkdirSync(join(api, 'img'), { recursive: true })
writeFileSync(join(api, 'img/a flow.png'), png)
writeFileSync(join(api, 'img/large.png'), Buffer.alloc(3 * 1024 * 1024))
writeFileSync(join(folder, 'secret.png'), png)

function write(description: string): void {
  writeFileSync(
    file,
    `openapi: 3.1.0
info: { title: Parcels, version: '1' }
paths:
  /parcels:
    get:
      operationId: list
      description: ${JSON.stringify(description)}
      responses: { '200': { description: Fine. } }
`,
  )
}

async function prepared(description: string) {
  write(description)
  const warnings: Problem[] = []
  const onWarning = (problem: Problem) => void warnings.push(problem)
  const { prepared: product, images, sources } = await prepareWithSources(file, { copiesImages: true, onWarning })
  return { html: product.packs[0]?.operations.list?.description, images, sources, warnings }
}

it('publishes an image beside the file, and shows it', async () => {
  const { html, images, sources, warnings } = await prepared(
    '![The flow](img/a%20flow.png)\n\n<img src="img/a%20flow.png">',
  )
  const [image] = images
  expect(images).toHaveLength(1)
  expect(image?.address).toMatch(/^images\/a-flow-\w{8}\.png$/)
  expect(html).toContain(`<img alt="The flow" src="${image?.address}"`)
  expect(html).toContain(`<img alt="" src="${image?.address}"`)
  expect(sources).toContain(image?.path)
  expect(warnings).toEqual([])
})

it.each([
  ['a missing one', 'img/none.png', 'cannot be read: correct its path, from the folder of the file'],
  ['one outside the folder', '../secret.png', 'is outside the folder of the file: move it there'],
  ['one of more than 2 MB', 'img/large.png', 'has 3.0 MB: at most 2 are copied'],
  ['another file', 'parcels.yaml', 'is not shown: use one of .png, .jpg, .jpeg, .gif, .webp, .avif, .svg'],
])('reports %s with its line, and shows its text', async (_, address, message) => {
  const { html, images, warnings } = await prepared(`![The flow](${address})`)
  expect(images).toEqual([])
  expect(html).toContain('The flow')
  expect(html).not.toContain('<img')
  expect(warnings).toMatchObject([{ file, line: 7, rule: 'image', message: `the image ${address} ${message}` }])
})

it('links to images of other hosts', async () => {
  const { html, warnings } = await prepared('![The flow](https://images.example/flow.png)')
  expect(html).toContain('<a href="https://images.example/flow.png"')
  expect(warnings).toEqual([])
})

it('writes the images of a site beside its pages', { timeout: 180_000 }, async () => {
  write('![The flow](img/a%20flow.png)')
  const out = join(folder, 'site')
  const { sources } = await buildSite({ files: [file], out, title: undefined })
  const [name = ''] = readdirSync(join(out, 'images'))
  expect(readFileSync(join(out, 'images', name))).toEqual(png)
  expect(readFileSync(join(out, 'parcels.md'), 'utf8')).toContain(`![The flow](images/${name})`)
  expect(existsSync(join(out, 'parcels.html'))).toBe(true)
  expect(sources.some((path) => path.endsWith('a flow.png'))).toBe(true)
})
