import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { _ } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formats } from '#domain/formats/formats.ts'
import { textFormats } from '#domain/formats/text-formats.ts'
import type { OpenApiDocument, SchemaObject } from '#domain/openapi.ts'
import { forms } from '../../codegen.config.ts'
import { formSchema } from './form-schema.ts'
import type { ApiDocument } from './openapi.ts'
import { header, type Output } from './output.ts'

/** Writes a module per form with its JSON Schema and compiled validators. The Content-Security-Policy forbids eval in pages. */
export function writeForms(apis: ApiDocument[]): Output {
  const output: Output = new Map()
  for (const { name: api, source, document } of apis) {
    for (const schemaName of formNames(api, document)) {
      const path = `forms/${fileName(schemaName)}`
      const text = writeModule(formSchema(document, schemaName), schemaName)
      output.set(`${path}.js`, { text: header(source) + text, source })
      output.set(`${path}.d.ts`, { text: header(source) + writeDeclaration(api, schemaName), source })
    }
  }
  output.set('forms/runtime.js', { text: runtime, source: 'scripts/generate/forms.ts' })
  return output
}

function formNames(api: string, document: OpenApiDocument): string[] {
  const names = Object.keys(document.components?.schemas ?? {}).filter((name) => name.endsWith(forms.suffix))
  return [...names, ...Object.entries(forms.also).flatMap(([key, list]) => (key === api ? list : []))]
}

/** `SignInForm` -> `sign-in` */
const fileName = (schema: string) =>
  schema
    .replace(new RegExp(`${forms.suffix}$`), '')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()

function writeModule(schema: SchemaObject, name: string): string {
  const code = compileSchemaValidatorsCode(schema as RJSFSchema, {
    // The default class ignores the keywords of 2020-12 without an error. The types differ only in additions.
    AjvClass: Ajv2020 as never,
    ajvFormatOptions: false,
    customFormats: { ...inlined, ...formats },
    ajvOptionsOverrides: {
      strictSchema: 'log',
      logger: throwingLogger(name),
      code: { formats: _`formats` },
      keywords: extensionsIn(schema),
    },
  })
  return `${importsFor(code)}
export const schema = ${JSON.stringify(schema, null, 2)}

export const validators = {}
${toModule(code, name)}`
}

/** Ajv rejects unknown keywords, so our extensions are declared. */
const extensionsIn = (schema: SchemaObject) => [...new Set(JSON.stringify(schema).match(/(?<=")x-[a-z-]+(?=":)/g))]

/** Ajv inlines formats that are regular expressions. Only formats that are functions are imported. */
const inlined = Object.fromEntries(
  Object.entries(addFormats(new Ajv2020()).formats).flatMap(([name, format]) =>
    format instanceof RegExp ? [[name, format]] : [],
  ),
)

/** For an unknown format Ajv only logs a warning and then accepts every value. */
const throwingLogger = (form: string) => {
  const refuse = (message: unknown) => {
    throw new Error(`Form ${form}: ${message}. Formats are implemented in src/domain/formats/formats.ts`)
  }
  return { log: refuse, warn: refuse, error: refuse }
}

const helpers = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
}

function importsFor(code: string): string {
  const used = Object.entries(helpers).filter(([call]) => code.includes(call))
  const names = used.map(([, name]) => name).join(', ')
  return [formatsFor(code), names ? `import { ${names} } from './runtime.js'\n` : ''].join('')
}

/** A form without phone, country and address imports neither the list of countries nor the parser of addresses. */
function formatsFor(code: string): string {
  const used = [...code.matchAll(/= formats(?:\.|\[")([\w-]+)/g)].map(([, format = '']) => format)
  if (used.length === 0) return ''
  return used.every((format) => Object.hasOwn(textFormats, format))
    ? "import { textFormats as formats } from '#domain/formats/text-formats.ts'\n"
    : "import { formats } from '#domain/formats/formats.ts'\n"
}

/** Converts Ajv's CommonJS output to an ES module. Ajv's own ES module output has invalid imports. */
function toModule(code: string, form: string): string {
  let text = code.replace(/^"use strict";\n?/, '').replaceAll(/^exports(?=[.[])/gm, 'validators')
  for (const [call, name] of Object.entries(helpers)) text = text.replaceAll(call, name)
  const left = /require\([^)]*\)/.exec(text)
  if (left) throw new Error(`Form ${form} needs ${left[0]} at run time: give scripts/generate/forms.ts a helper for it`)
  return text.trimEnd().concat('\n')
}

function writeDeclaration(api: string, schema: string): string {
  return `import type { RJSFSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { components } from '../${api}/types.ts'

/** Hand it to rjsf as it is: the validators refuse any other object than a deep-equal one. */
export declare const schema: RJSFSchema
export declare const validators: ValidatorFunctions
/** What a valid form holds. */
export type Value = components['schemas']['${schema}']
`
}

const runtime = `// Generated by scripts/generate/forms.ts. What compiled validators need at run time, so that no Ajv is shipped.

/** Length in characters, as JSON Schema counts: a surrogate pair is one. */
export const ucs2length = (text) => [...text].length

export function equal(a, b) {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
}
`
