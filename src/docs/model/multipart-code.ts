import type { Field } from './form-fields.ts'
import { literal } from './literals.ts'
import type { Piece } from './pieces.ts'

/** Code that contains literals. */
function code(words: TemplateStringsArray, ...literals: string[]): Piece[] {
  return words.flatMap((word, index): Piece[] => {
    const text = literals[index]
    return text === undefined ? [word] : [word, ['string', text]]
  })
}

const quotedName = (name: string) => `"${name.replaceAll('"', '%22')}"`
const asJson = '\r\nContent-Type: application/json'

type Part = (field: Field) => Piece[]

/** Code that adds a multipart part, per language. */
export const parts = {
  shell: ({ name, value, kind }) => {
    if (kind === 'file') return code`--form ${literal.shell(`${name}=@${value}`)}`
    if (kind === 'json') return code`--form ${literal.shell(`${name}="${escapeQuotes(value)}";type=application/json`)}`
    // Values with a special meaning to --form.
    if (/^[@<"]|;/.test(value)) return code`--form-string ${literal.shell(`${name}=${value}`)}`
    return code`--form ${literal.shell(`${name}=${value}`)}`
  },
  javascript: ({ name, value, kind }) => {
    const [key, text] = [literal.javascript(name), literal.javascript(value)]
    if (kind === 'file') return code`form.append(${key}, await openAsBlob(${text}), ${text})`
    if (kind === 'json') return code`form.append(${key}, new Blob([${text}], { type: ${"'application/json'"} }))`
    return code`form.append(${key}, ${text})`
  },
  python: ({ name, value, kind }) => {
    const [key, text] = [literal.python(name), literal.python(value)]
    if (kind === 'file') return code`(${key}, open(${text}, ${'"rb"'})),`
    if (kind === 'json') return code`(${key}, (None, ${text}, ${'"application/json"'})),`
    return code`(${key}, (None, ${text})),`
  },
  java: ({ name, value, kind }) => {
    const head = `name=${quotedName(name)}`
    const text = literal.java(value)
    if (kind === 'file') {
      const named = literal.java(`${head}; filename=${quotedName(value)}`)
      return code`part(body, ${named}, Files.readAllBytes(Path.of(${text})));`
    }
    return code`part(body, ${literal.java(kind === 'json' ? head + asJson : head)}, ${text}.getBytes(UTF_8));`
  },
  csharp: ({ name, value, kind }) => {
    const [key, text] = [literal.csharp(name), literal.csharp(value)]
    if (kind === 'file') return code`form.Add(new StreamContent(File.OpenRead(${text})), ${key}, ${text});`
    if (kind === 'text') return code`form.Add(new StringContent(${text}), ${key});`
    return code`form.Add(new StringContent(${text}, new MediaTypeHeaderValue(${'"application/json"'})), ${key});`
  },
  go: ({ name, value, kind }) => {
    const [key, text] = [literal.go(name), literal.go(value)]
    if (kind === 'file') return code`addFile(form, ${key}, ${text})`
    return code`form.WriteField(${key}, ${text})`
  },
  php: ({ name, value, kind }) => {
    const [key, text] = [literal.php(name), literal.php(value)]
    if (kind === 'file') return code`${key} => new CURLFile(${text}),`
    return code`${key} => ${text},`
  },
  ruby: ({ name, value, kind }) => {
    const [key, text] = [literal.ruby(name), literal.ruby(value)]
    if (kind === 'file') return code`[${key}, File.open(${text})],`
    if (kind === 'json') return code`[${key}, ${text}, { content_type: ${'"application/json"'} }],`
    return code`[${key}, ${text}],`
  },
} satisfies Record<keyof typeof literal, Part>

const escapeQuotes = (text: string) => text.replace(/["\\]/g, '\\$&')

/** Code of a form field, per language. */
export const pairs = {
  shell: (name: string, value: string) =>
    code`--data-urlencode ${literal.shell(`${encodeURIComponent(name)}=${value}`)}`,
  csharp: (name: string, value: string) => code`    [${literal.csharp(name)}] = ${literal.csharp(value)},`,
  go: (name: string, value: string) => code`fields.Add(${literal.go(name)}, ${literal.go(value)})`,
}
