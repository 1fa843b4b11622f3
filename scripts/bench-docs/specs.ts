import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import { largeSpec } from '#tests/support/large-spec.ts'
import type { Target } from './peers.ts'

export const sizes = ['small', '1mb', '3mb', '13mb'] as const
export type Size = (typeof sizes)[number]

export interface Spec {
  size: Size
  /** JSON, because peers that parse in the browser parse it faster than YAML. */
  json: string
  file: string
  target: Target & { marker: string }
}

const bytes = { '1mb': 1_000_000, '3mb': 3_000_000, '13mb': 13_000_000 }
const payment = join(import.meta.dirname, '../../src/generated/products/direct-carrier-billing/openapi.json')

/** Writes one of the files into the folder. */
export async function makeSpec(size: Size, folder: string): Promise<Spec> {
  const document = load(size === 'small' ? readFileSync(payment, 'utf8') : largeSpec(bytes[size])) as OpenApiDocument
  const target = chooseTarget(document)
  const json = JSON.stringify(document)
  if (json.split(target.marker).length !== 2)
    throw new Error(`The marker of ${target.id} is not unique: ${target.marker}`)
  const file = join(folder, `${size}.json`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, json)
  return { size, json, file, target }
}

/** Chooses an operation two thirds down the file. Generated operations share a description, so it gets a unique one. */
function chooseTarget({ paths }: OpenApiDocument): Spec['target'] {
  const all = operationsBelow(paths, '#/paths')
  const chosen = all[Math.floor(all.length * 0.66)]
  if (!chosen) throw new Error('The file has no operation')
  const { path, method, operation } = chosen
  const { operationId, tags = ['default'] } = operation
  if (all.length > 20) operation.description = 'The benchmark opens the page at this operation.'
  const marker = plainRun(operation.description)
  if (!marker) throw new Error(`The description of ${method} ${path} does not start with plain text`)
  return { id: String(operationId), method, path, tag: String(tags[0]), marker }
}

// The beginning of the text without markup or line breaks, which every tool renders as one text node.
const plainRun = (description = '') => /^[\w ,;]{16,}/.exec(description)?.[0].trim()
