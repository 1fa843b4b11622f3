import type { OutputUnit } from '@cfworker/json-schema'

/** The message for a schema violation. Undefined: another violation covers it. */
export function validationMessage({ keyword, error }: OutputUnit): string | undefined {
  return messages[keyword]?.(error)
}

const quoted = (text: string) => /"([^"]*)"\.?$/.exec(text)?.[1] ?? ''
const limit = (text: string) => /[<>] (\d+)\)/.exec(text)?.[1] ?? ''
const limitAtEnd = (text: string) => /(-?[\d.e+]+)\.$/.exec(text)?.[1] ?? ''
const allowed = (text: string) => /(\[.*\])\.$/.exec(text)?.[1] ?? ''
const given = (text: string) => /(?:match) (.*)\.$/.exec(text)?.[1] ?? ''

const messages: Record<string, (error: string) => string> = {
  required: () => 'required',
  false: () => 'no property of this name',
  type: (error) => `type ${/Expected (.*)\.$/.exec(error)?.[1]?.replaceAll('"', '').replaceAll(', ', ' or ') ?? ''}`,
  enum: (error) => `one of ${listed(allowed(error))}`,
  const: (error) => `always ${given(error)}`,
  not: () => 'a value that it excludes',
  oneOf: (error) =>
    /\((\d+)/.exec(error)?.[1] === '0' ? 'fits none of the forms that are allowed' : 'fits more than one form',
  anyOf: () => 'fits none of the forms that are allowed',
  minLength: (error) => `at least ${counted(limit(error), 'character')}`,
  maxLength: (error) => `at most ${counted(limit(error), 'character')}`,
  pattern: () => 'does not match its pattern',
  format: (error) => `no valid ${quoted(error)}`,
  minimum: (error) => `at least ${limitAtEnd(error)}`,
  maximum: (error) => `at most ${limitAtEnd(error)}`,
  exclusiveMinimum: (error) => `more than ${limitAtEnd(error)}`,
  exclusiveMaximum: (error) => `less than ${limitAtEnd(error)}`,
  multipleOf: (error) => `a multiple of ${limitAtEnd(error)}`,
  minItems: (error) => `at least ${counted(limit(error), 'item')}`,
  maxItems: (error) => `at most ${counted(limit(error), 'item')}`,
  uniqueItems: () => 'no item twice',
  contains: () => 'an item of a kind that is missing',
  minProperties: (error) => error.replace('Instance does not have ', ''),
  maxProperties: (error) => error.replace('Instance does not have at least', 'at most'),
  dependentRequired: (error) => error.replace('Instance has ', '').replace(/\.$/, ''),
  propertyNames: (error) => error.replace(/\.$/, ''),
}

const counted = (count: string, unit: string) => `${count} ${unit}${count === '1' ? '' : 's'}`

function listed(json: string): string {
  const values: unknown[] = json ? JSON.parse(json) : []
  const shown = values.slice(0, 8).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return `${shown.join(', ')}${values.length > 8 ? '…' : ''}`
}
