import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
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

type Fields = Record<string, unknown>
const payment = join(import.meta.dirname, '../../openapi/products/direct-carrier-billing.yaml')

/** Writes one of the three files into the folder. */
export async function makeSpec(size: Size, folder: string): Promise<Spec> {
  const { largeSpec } = size === 'small' ? { largeSpec: String } : await import('../docs/large-spec.ts' as string)
  const text = size === 'small' ? readFileSync(payment, 'utf8') : largeSpec(size === '1mb' ? 1_000_000 : 3_000_000)
  const document = load(text)
  const file = join(folder, `${size}.yaml`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, text)
  const json = JSON.stringify(document)
  return { size, json, file, target: chooseTarget(document, json) }
}

/** An operation two thirds down the file that says something no other place says. */
function chooseTarget(document: unknown, json: string): Spec['target'] {
  const all = operationsOf(document)
  const late = [...all.slice(Math.floor(all.length * 0.66)), ...all]
  for (const { path, method, operation } of late) {
    const marker = plainRun(operation.description)
    const { operationId: id, tags } = operation
    const tag = Array.isArray(tags) ? String(tags[0]) : 'default'
    if (typeof id === 'string' && marker && json.split(marker).length === 2) return { id, method, path, tag, marker }
  }
  throw new Error('No operation of the file has an id and a description of its own')
}

function operationsOf(document: unknown) {
  const methods = ['get', 'put', 'post', 'delete', 'patch']
  return entries(entries(document).find(([key]) => key === 'paths')?.[1]).flatMap(([path, item]) =>
    entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, value]) => ({ path, method, operation: Object.fromEntries(entries(value)) satisfies Fields })),
  )
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

// The first words without markup or a line's end: every tool keeps them in one text node.
function plainRun(description: unknown): string | undefined {
  return typeof description === 'string' ? /^[\w ,;]{16,}/.exec(description)?.[0].trim() : undefined
}
