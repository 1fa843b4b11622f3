import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import { parseAllDocuments } from 'yaml'
import { parseJson } from '#domain/parse-json.ts'
import { DocumentError, type OnWarning } from './document-error.ts'

const schema = CORE_SCHEMA.withTags(mergeTag)

/** Parses a YAML or JSON file. With `onWarning`, also YAML that other parsers accept. */
export function parseText(text: string, file: string, onWarning?: OnWarning): unknown {
  if (text.trim() === '') fail(file, 'the file is empty; it has to be an OpenAPI 3.0 or 3.1 document')
  return parseJsonObject(text) ?? parseYaml(text, file, onWarning)
}

/** Undefined for YAML or invalid JSON: the YAML parser reports the line. */
export const parseJsonObject = (text: string): unknown => (/^\s*\{/.test(text) ? parseJson(text) : undefined)

function parseYaml(text: string, file: string, onWarning?: OnWarning): unknown {
  let value: unknown
  try {
    value = load(text, { schema })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const other = onWarning && parseLeniently(text, file, onWarning)
    if (other !== undefined) return checkSize(other, file)
    const line = error.mark ? error.mark.line + 1 : undefined
    return fail(file, `cannot be read as YAML or JSON (${error.reason}): correct the syntax there`, line)
  }
  return checkSize(value, file)
}

/** Problems that leave the meaning clear: a key that is there twice has its last value, an unknown tag none. */
const harmless = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'TAG_RESOLVE_FAILED', 'BAD_DIRECTIVE'])

/** Undefined for text that no parser accepts. */
function parseLeniently(text: string, file: string, onWarning: OnWarning): unknown {
  const [document] = [parseAllDocuments(text, { merge: true })].flat()
  if (!document || !('contents' in document)) return undefined
  const problems = [...document.errors, ...document.warnings]
  if (problems.some(({ code }) => !harmless.has(code))) return undefined
  for (const { message, linePos } of problems) {
    const reason = message.split('\n')[0]?.replace(/ at line .*$/, '')
    onWarning({
      file,
      rule: 'yaml',
      pointer: '',
      message: `is YAML that not every parser reads: ${reason}`,
      line: linePos?.[0].line,
    })
  }
  return document.toJS({ maxAliasCount: -1 })
}

function checkSize(value: unknown, file: string): unknown {
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
