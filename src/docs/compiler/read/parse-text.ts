import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import { DocumentError } from './document-error.ts'

const schema = CORE_SCHEMA.withTags(mergeTag)

/** Parses a YAML or JSON file. */
export function parseText(text: string, file: string): unknown {
  if (text.trim() === '') fail(file, 'the file is empty; it has to be an OpenAPI 3.0 or 3.1 document')
  return (/^\s*\{/.test(text) && parseJson(text)) || parseYaml(text, file)
}

// Undefined for YAML or invalid JSON: the YAML parser reports the line.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseYaml(text: string, file: string): unknown {
  let value: unknown
  try {
    value = load(text, { schema })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const line = error.mark ? error.mark.line + 1 : undefined
    return fail(file, `cannot be read as YAML or JSON (${error.reason}): correct the syntax there`, line)
  }
  if (countValues(value) > maxValues) {
    fail(file, `its aliases (*name) stand for more than ${maxValues} values: write fewer of them, or use $ref`)
  }
  return value
}

function fail(file: string, message: string, line?: number): never {
  throw new DocumentError({ file, pointer: '', message, line })
}

const maxValues = 5_000_000

/** Number of values with aliases expanded, since a few lines can make billions; infinite for a cycle. */
function countValues(value: unknown, counts = new Map<object, number>()): number {
  if (typeof value !== 'object' || value === null) return 1
  const known = counts.get(value)
  if (known !== undefined) return known
  counts.set(value, Number.POSITIVE_INFINITY)
  let count = 1
  for (const part of Object.values(value)) count += countValues(part, counts)
  counts.set(value, count)
  return count
}
