import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOf } from '#docs/compiler/clients/client-files.ts'
import { productFiles } from '#docs/compiler/find-products.ts'
import { exitOnDocumentError } from '#docs/compiler/read/document-error.ts'
import { parseOptions } from './parse-options.ts'

const help = `usage: npm run sdk [-- --out DIR]

Writes the npm package of every API product, <product>-<version>.tgz, into DIR (dist/sdk). The package holds the types of the
product's OpenAPI file and a small client on fetch. Every run on the same files writes the same bytes.`

const { values } = parseOptions(help, { options: { out: { type: 'string', default: 'dist/sdk' } } })
await writePackages(values.out).catch(exitOnDocumentError)

async function writePackages(folder: string): Promise<void> {
  // Imported here because the grammars are slow to load, and --help does not need them.
  const { prepareProduct } = await import('#docs/compiler/prepare.ts')
  mkdirSync(folder, { recursive: true })
  for (const file of productFiles('.')) {
    const { clients } = await prepareProduct(file, { npm: true })
    for (const client of clients.filter(({ kind }) => kind === 'npm')) {
      writeFileSync(join(folder, client.name), bytesOf(client))
      console.log(`${join(folder, client.name)}: ${client.size} bytes`)
    }
  }
}
