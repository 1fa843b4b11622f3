import type { Html, Schema } from '#docs/model/product.ts'
import { isObject } from '#domain/is-object.ts'
import type { SchemaObject } from '#domain/openapi.ts'

/** A value in a table: strings plain, everything else as JSON. */
export const showValue = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? 'undefined')

export function showExamples(schema: SchemaObject): string | undefined {
  const { example, examples } = schema
  const list = [...(example === undefined ? [] : [example]), ...listOf(examples)]
  return list.length > 0 ? [...new Set(list.map(showValue))].join(', ') : undefined
}

// Some files use named examples, as in media types.
const listOf = (examples: unknown): unknown[] => {
  if (Array.isArray(examples)) return examples
  return isObject(examples)
    ? Object.values(examples).map((each) => (isObject(each) && 'value' in each ? each.value : each))
    : []
}

/** Enum values with the descriptions in extensions. */
export function enumValues(schema: SchemaObject, toHtml: (markdown: string) => Html): Schema['values'] {
  return schema.enum?.map((value, index) => {
    const words = enumWords(schema, value, index)
    return { value: showValue(value), ...(words === undefined ? {} : { description: toHtml(words) }) }
  })
}

const wordExtensions = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enumNames', 'x-enum-varnames']

function enumWords(schema: SchemaObject, value: unknown, index: number): string | undefined {
  const words = wordExtensions.flatMap((extension) => {
    const given = schema[extension]
    const key = String(value)
    const text = Array.isArray(given)
      ? given[index]
      : isObject(given) && Object.hasOwn(given, key)
        ? given[key]
        : undefined
    return typeof text === 'string' && text !== '' ? [text] : []
  })
  return words.length > 0 ? words.join(': ') : undefined
}
