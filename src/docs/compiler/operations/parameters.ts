import { deprecationOf } from '#docs/model/deprecation.ts'
import { wholeQuery, writeParameter } from '#docs/model/parameter-encoding.ts'
import type { Parameter } from '#docs/model/product.ts'
import {
  type HeaderObject,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  resolve,
} from '#domain/openapi.ts'
import { inlineCode } from '../content/markdown-source.ts'
import type { Preparation } from '../preparation.ts'
import { joinPath } from '../schema/paths.ts'
import { showValue } from '../schema/values.ts'
import { exampleValue, styleOf, violationOfValue } from './sent-value.ts'

const order = ['path', 'query', 'header', 'cookie']

/** A parameter of the operation overrides the path's parameter with the same name and location. */
export function mergedParameters(
  { document }: Preparation,
  { item, operation }: { item: PathItem; operation: OperationObject },
): ParameterObject[] {
  const byName = new Map(
    [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
      const resolved = resolve(document, parameter)
      return [`${resolved.in} ${resolved.name}`, resolved]
    }),
  )
  const hasSecurity = operation.security !== undefined || document.security !== undefined
  return [...byName.values()]
    .filter((parameter) => !isIgnored(parameter, hasSecurity))
    .sort((one, other) => order.indexOf(one.in) - order.indexOf(other.in))
}

/**
 * By OpenAPI, other parts of the file describe these headers, and parameters for them are ignored. In a file without
 * security, though, the parameter is all that says how to sign in.
 */
function isIgnored({ in: place, name }: ParameterObject, hasSecurity: boolean): boolean {
  if (place !== 'header') return false
  return /^(accept|content-type)$/i.test(name) || (hasSecurity && /^authorization$/i.test(name))
}

export function buildParameter(preparation: Preparation, parameter: ParameterObject, operation: string): Parameter {
  const path = joinPath(joinPath(operation, parameter.in), parameter.name)
  const sent = writeParameter(styleOf(parameter), exampleValue(preparation.document, parameter))
  const violation = violationOfValue(preparation.document, parameter)
  const remarks =
    violation === null ? [] : [`The value in the samples is made from the schema, and incomplete: ${violation}.`]
  return { ...buildInput(preparation, parameter, parameter, path, remarks), ...(sent === null ? {} : { sent }) }
}

/** A response header is a parameter without a location. */
export function buildHeader(preparation: Preparation, name: string, header: HeaderObject, base: string): Parameter {
  return buildInput(preparation, header, { name, in: 'header' }, joinPath(joinPath(base, 'headers'), name))
}

function buildInput(
  preparation: Preparation,
  input: HeaderObject,
  { name, in: within }: Pick<ParameterObject, 'name' | 'in'>,
  path: string,
  remarks: string[] = [],
): Parameter {
  const { anchors, trees } = preparation
  const anchor = anchors.take(path)
  const [type, media] = Object.entries(input.content ?? {})[0] ?? []
  const schema = input.schema ?? media?.schema
  const examples = examplesOf(preparation, input)
  return {
    anchor,
    name,
    in: within,
    required: input.required === true,
    ...deprecationOf(input),
    description: preparation.prose.htmlOrNull(input.description, ...examples.remarks, ...remarks),
    style: styleWords(input, within, type),
    schema: trees.build(schema ?? true, anchor, anchors),
    example: examples.values.length > 0 ? examples.values.join(', ') : null,
  }
}

function examplesOf({ document }: Preparation, input: HeaderObject): { values: string[]; remarks: string[] } {
  const media = Object.values(input.content ?? {})
  const single = [input.example, ...media.map((each) => each.example)].filter((example) => example !== undefined)
  const named = [input, ...media]
    .flatMap((each) => Object.values(each.examples ?? {}))
    .map((each) => resolve(document, each))
  const values = named.flatMap(({ value, externalValue }) =>
    value === undefined ? (externalValue ?? []) : [showValue(value)],
  )
  const remarks = named.flatMap(({ summary, description, value, externalValue }) => {
    const words = [summary, description].filter((text) => text !== undefined)
    const subject = value === undefined ? externalValue : showValue(value)
    return words.length > 0 ? [`${inlineCode(subject ?? '')}: ${words.join('. ')}`] : []
  })
  return { values: [...new Set([...single.map(showValue), ...values])], remarks }
}

/** The serialisation in words, where it is not the default of its location. */
function styleWords(input: HeaderObject, within: ParameterObject['in'], type: string | undefined): string | null {
  const words = [
    ...(type === undefined ? [] : [`written as ${type}`]),
    ...separators(input, within),
    ...(input.allowReserved === true ? ['reserved characters are not escaped'] : []),
    ...(input.allowEmptyValue === true ? ['may be empty'] : []),
  ]
  return words.length > 0 ? words.join('; ') : null
}

function separators({ style, explode }: HeaderObject, within: ParameterObject['in']): string[] {
  const usual = within === 'query' || within === 'cookie' ? 'form' : 'simple'
  const used = style ?? usual
  if (used === usual && (explode === undefined || explode === (usual === 'form'))) return []
  return [
    styles[`${used} ${explode ?? used === 'form'}`] ?? `written in the style ${used}${explode ? ', exploded' : ''}`,
  ]
}

const styles: Record<string, string> = {
  'form false': 'values separated by commas',
  'form true': 'the name is repeated for each value',
  'simple false': 'values separated by commas',
  'simple true': 'properties as name=value, separated by commas',
  'spaceDelimited false': 'values separated by spaces',
  'spaceDelimited true': 'the name is repeated for each value',
  'pipeDelimited false': 'values separated by |',
  'pipeDelimited true': 'the name is repeated for each value',
  [`${wholeQuery} false`]: 'as the whole query string',
  'deepObject true': 'properties as name[property]=value',
  'deepObject false': 'properties as name[property]=value',
  'label false': 'begins with a dot, values separated by commas',
  'label true': 'a dot before each value',
  'matrix false': 'as ;name=value, values separated by commas',
  'matrix true': 'as ;name=value for each value',
}
