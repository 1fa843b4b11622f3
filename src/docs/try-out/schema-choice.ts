import { flatten, isObject, type JsonObject, listOf, textOf, typesOf } from './json-schema.ts'

/** A choice with a select in the form. */
export interface Choice {
  options: { label: string; schema: JsonObject; value: string | undefined }[]
  discriminator: string | undefined
}

/** The options that a user can choose. Alternatives of required names only are not a choice. */
export function choiceOf(node: JsonObject, root: JsonObject): Choice | undefined {
  const list = listOf(node.oneOf ?? node.anyOf)
  const options = list.map((option) => ({ option, flat: flatten(option, root) }))
  // Beside shared properties, an option with only a type adds nothing.
  const type = ({ type: own }: JsonObject) => (node.properties ? undefined : own)
  const describesValue = (flat: JsonObject) =>
    flat.properties ?? flat.oneOf ?? flat.anyOf ?? flat.enum ?? flat.const ?? type(flat)
  if (!options.some(({ flat }) => describesValue(flat))) return undefined
  const { propertyName, mapping } = isObject(node.discriminator) ? node.discriminator : {}
  const discriminator = textOf(propertyName)
  return {
    discriminator,
    options: options.map(({ option, flat }, index) => {
      const value = discriminator === undefined ? undefined : discriminatorValue(option, flat, discriminator, mapping)
      const label = textOf(flat.title) ?? value ?? nameOf(option) ?? labelOf(flat, index)
      return { label, schema: flat, value }
    }),
  }
}

const nameOf = (option: unknown) =>
  isObject(option) && typeof option.$ref === 'string' ? option.$ref.split('/').at(-1) : undefined

const labelOf = (node: JsonObject, index: number) =>
  (node.const === undefined ? typesOf(node)[0] : String(node.const)) ?? `Form ${index + 1}`

/** The discriminator value of an option: its constant, the mapping's key, or the schema's name. */
function discriminatorValue(option: unknown, flat: JsonObject, discriminator: string, mapping: unknown) {
  const property = isObject(flat.properties) ? flat.properties[discriminator] : undefined
  const { const: constant, enum: listed } = isObject(property) ? property : {}
  const [only, ...others] = listOf(listed)
  const name = nameOf(option)
  const targets = name !== undefined && isObject(mapping) ? Object.entries(mapping) : []
  const mapped = targets.find(([, target]) => textOf(target)?.split('/').at(-1) === name)?.[0]
  return textOf(constant ?? (others.length === 0 ? only : undefined)) ?? mapped ?? name
}

/** `oneOf: [{ $ref }, { type: null }]` means nullable: the form shows the other option. */
export function withoutNullChoice(node: JsonObject, root: JsonObject): JsonObject {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    if (!Array.isArray(node[keyword])) continue
    const { [keyword]: all, ...rest } = node
    const left = listOf(all).filter((option) => flatten(option, root).type !== 'null')
    const [only] = left
    if (left.length === 1) return flatten({ ...rest, allOf: [only] }, root)
    return { ...rest, [keyword]: left }
  }
  return node
}
