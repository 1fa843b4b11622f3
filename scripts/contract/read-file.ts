import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { isObject } from '#domain/is-object.ts'
import { Ending } from './ending.ts'

export type Fields = Record<string, unknown>

/** Reads a file of the tester: a mapping in YAML or JSON. `known` are the keys that it may have. */
export function readFields(file: string, known: string[]): Fields {
  const fields = parse(file)
  refuseOthers(file, fields, known)
  return fields
}

function parse(file: string): Fields {
  let value: unknown
  try {
    value = load(readFileSync(file, 'utf8'))
  } catch (error) {
    // The parser quotes the file, which may hold secrets.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Ending('usage', `${file} ${isMissing ? 'does not exist' : 'is not valid YAML or JSON'}.`)
  }
  if (!isObject(value)) throw new Ending('usage', `${file} has to be a mapping of names to values.`)
  return value
}

export function refuseOthers(place: string, fields: Fields, known: string[]): void {
  const other = Object.keys(fields).find((name) => !known.includes(name))
  if (other !== undefined) throw new Ending('usage', `${place}: ${other} is not one of ${known.join(', ')}.`)
}

/** The mapping under a key; empty when the key is missing. */
export function fieldsIn(place: string, fields: Fields, key: string): Fields {
  const value = fields[key] ?? {}
  if (isObject(value)) return value
  throw new Ending('usage', `${place}: ${key} has to be a mapping of names to values.`)
}
