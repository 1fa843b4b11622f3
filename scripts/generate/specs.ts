import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { productFiles, suffixOf } from '#docs/compiler/find-products.ts'
import { apis } from '../../codegen.config.ts'

/** One OpenAPI file and its output folder. */
export interface Spec {
  /** `portal`, `admin`, or the suffix of an API product. */
  name: string
  kind: 'api' | 'product'
  /** Path of the source from the repository root. */
  source: string
  /** Folder under src/generated. */
  folder: string
}

/** Lists the existing specifications in a stable order. */
export function findSpecs(): Spec[] {
  const ours = apis.map((name): Spec => ({ name, kind: 'api', source: `openapi/${name}.yaml`, folder: name }))
  const products = productFiles('.').map((source): Spec => {
    const name = suffixOf(source)
    return { name, kind: 'product', source, folder: `products/${name}` }
  })
  return [...ours, ...products].filter(({ source }) => existsSync(source))
}

/** Finds the file that contains a path: a split specification refers to one file per tag. */
export function fileOfPath(source: string, path: string): string {
  const root = load(readFileSync(source, 'utf8')) as { paths?: Record<string, { $ref?: string }> }
  const [file] = root.paths?.[path]?.$ref?.split('#') ?? []
  return file ? join(dirname(source), file) : source
}
