// Where a part of a bundled specification stands in the files of openapi/.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { below, stepsOf } from '#domain/json-pointer.ts'
import { isReference, type OpenApiDocument, resolve } from '#domain/openapi.ts'
import type { Api } from './contract.ts'

interface Place {
  file: string
  /** A JSON pointer in the file. */
  pointer: string
}

interface Source extends Place {
  /** The whole file. */
  root: unknown
  value: unknown
}

const placesOf = new WeakMap<OpenApiDocument, Map<object, Place>>()

/** The file and pointer of an object of the document, in one text. The pointer alone where the file is not known. */
export function placeOf(api: Api, node: object): string {
  const places = placesOf.get(api.document) ?? readPlaces(api)
  const { file, pointer } = places.get(node) ?? { file: api.file ?? '', pointer: '' }
  return `${file}#${pointer}`
}

/** Walks the bundled document and its files in parallel, because the bundler moves and renames components. */
function readPlaces({ document, file = '' }: Api): Map<object, Place> {
  const places = new Map<object, Place>()
  const visit = (node: unknown, source: Source): void => {
    if (typeof node !== 'object' || node === null || places.has(node)) return
    const here = isReference(node) ? source : follow(source)
    places.set(node, { file: here.file, pointer: here.pointer })
    if (isReference(node)) visit(resolve(document, node), follow(source))
    else for (const [key, child] of Object.entries(node)) visit(child, step(here, key))
  }
  visit(document.paths, step(whole(file, file ? read(file) : document), 'paths'))
  placesOf.set(document, places)
  return places
}

function step(source: Source, key: string): Source {
  const { file, root, pointer, value } = follow(source)
  const child: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return { file, root, pointer: below(pointer, key), value: child }
}

function follow(source: Source): Source {
  let at = source
  while (isReference(at.value)) {
    const [path = '', pointer = ''] = at.value.$ref.split('#')
    const file = join(dirname(at.file), path)
    at = descend(path ? whole(file, read(file)) : whole(at.file, at.root), pointer)
  }
  return at
}

const whole = (file: string, root: unknown): Source => ({ file, root, pointer: '', value: root })

const descend = (source: Source, pointer: string): Source => stepsOf(pointer).reduce(step, source)

const files = new Map<string, unknown>()

function read(file: string): unknown {
  const known = files.get(file) ?? load(readFileSync(file, 'utf8'))
  files.set(file, known)
  return known
}
