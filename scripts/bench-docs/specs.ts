import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { largeSpec } from '#docs/compiler/large-spec.ts'
import type { Target } from './peers.ts'

export const sizes = ['small', '1mb', '3mb'] as const
export type Size = (typeof sizes)[number]

export interface Spec {
  size: Size
  /** As JSON, which is the quicker one to read for those that read it in the browser. */
  json: string
  file: string
  target: Target & { marker: string }
}

const bytes = { '1mb': 1_000_000, '3mb': 3_000_000 }
const payment = join(import.meta.dirname, '../../src/generated/products/direct-carrier-billing/openapi.json')

/** Writes one of the three files into the folder. */
export async function makeSpec(size: Size, folder: string): Promise<Spec> {
  const document = load(size === 'small' ? readFileSync(payment, 'utf8') : largeSpec(bytes[size]))
  const target = chooseTarget(document)
  const json = JSON.stringify(document)
  if (json.split(target.marker).length !== 2) throw new Error(`Not only ${target.id} says: ${target.marker}`)
  const file = join(folder, `${size}.json`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, json)
  return { size, json, file, target }
}

/** An operation two thirds down the file. Made-up operations are described alike, so it gets words of its own. */
function chooseTarget(document: unknown): Spec['target'] {
  const all = operationsOf(document)
  const late = all[Math.floor(all.length * 0.66)]
  if (!late) throw new Error('The file has no operation')
  const { path, method, operation } = late
  const { operationId, tags } = operation
  if (all.length > 20) operation.description = 'This operation and no other is the one that is opened.'
  const marker = plainRun(operation.description)
  if (!marker) throw new Error(`${method} ${path} says nothing in plain words`)
  return { id: String(operationId), method, path, tag: Array.isArray(tags) ? String(tags[0]) : 'default', marker }
}

function operationsOf(document: unknown) {
  const methods = ['get', 'put', 'post', 'delete', 'patch']
  return Object.entries(fieldsOf(fieldsOf(document).paths)).flatMap(([path, item]) =>
    Object.entries(fieldsOf(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ path, method, operation: fieldsOf(operation) })),
  )
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

// The first words without markup or a line's end: every tool keeps them in one text node.
function plainRun(description: unknown): string | undefined {
  return typeof description === 'string' ? /^[\w ,;]{16,}/.exec(description)?.[0].trim() : undefined
}
