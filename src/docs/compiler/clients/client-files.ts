import type { Download } from '#docs/model/clients.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { zipOf } from '#domain/stored-zip.ts'
import { brunoFiles } from './bruno.ts'
import { httpFile } from './http-file.ts'
import { postmanCollection, postmanEnvironment } from './postman.ts'
import type { Requests } from './requests.ts'

/** A download that calls the API. Bytes are base64, since prepared products are stored as JSON. */
export interface ClientFile extends Download {
  content: string
  encoding: 'utf8' | 'base64'
}

export const bytesOf = ({ content, encoding }: ClientFile): Buffer => Buffer.from(content, encoding)

/** The collections of a product. Every build of the same file writes the same bytes. */
export function collectionFiles(suffix: string, requests: Requests): ClientFile[] {
  return [
    bytesFile('bruno', `${suffix}.bruno.zip`, Buffer.from(zipOf(brunoFiles(requests)))),
    textFile('postman', `${suffix}.postman_collection.json`, postmanCollection(requests)),
    textFile('postman-environment', `${suffix}.postman_environment.json`, postmanEnvironment(requests)),
    textFile('http', `${suffix}.http`, httpFile(requests)),
  ]
}

/** The npm package. Its generator is imported on demand, since it loads a TypeScript compiler. */
export async function packageOf(
  suffix: string,
  requests: Requests,
  { document, json }: { document: OpenApiDocument; json: string },
): Promise<ClientFile> {
  const { packageFile, sdkPackage } = await import('./sdk/package.ts')
  const bytes = await sdkPackage({ suffix, document, json, requests })
  return bytesFile('npm', packageFile(suffix, requests.version), bytes)
}

const textFile = (kind: Download['kind'], name: string, content: string): ClientFile => ({
  kind,
  name,
  size: Buffer.byteLength(content),
  content,
  encoding: 'utf8',
})

const bytesFile = (kind: Download['kind'], name: string, bytes: Buffer): ClientFile => ({
  kind,
  name,
  size: bytes.length,
  content: bytes.toString('base64'),
  encoding: 'base64',
})
