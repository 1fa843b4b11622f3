import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bytesOf, type ClientFile } from '#docs/compiler/clients/client-files.ts'
import { prepareProduct } from '#docs/compiler/prepare.ts'

/** The download of a product with this kind. */
export function fileOf(files: readonly ClientFile[], kind: ClientFile['kind']): ClientFile {
  const file = files.find((each) => each.kind === kind)
  if (!file) throw new Error(`The product has no file of the kind ${kind}`)
  return file
}

/** Writes files into a new folder of this name inside another, and returns its path. */
export function writeFiles(folder: string, name: string, files: readonly [path: string, text: string][]): string {
  const into = join(folder, name)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    writeFileSync(join(into, path), text)
  }
  return into
}

/** Writes the npm package of an OpenAPI file into a new folder of this name inside another, and returns its path. */
export async function unpackPackage(folder: string, name: string, file: object): Promise<string> {
  const into = writeFiles(folder, name, [['boats.json', JSON.stringify(file)]])
  const { clients } = await prepareProduct(join(into, 'boats.json'), { npm: true })
  const archive = join(into, 'boats.tgz')
  writeFileSync(archive, bytesOf(fileOf(clients, 'npm')))
  execFileSync('tar', ['-xzf', archive, '-C', into])
  return join(into, 'package')
}
