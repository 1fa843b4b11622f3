import { code, formWriters } from './form-code.ts'
import { literal } from './literals.ts'
import { type Field, multipartFields } from './multipart-fields.ts'
import type { Piece } from './pieces.ts'
import type { BodyPlaceholder } from './snippet.ts'
import { continued, joinLines, type Writing } from './value-writers.ts'

const quotedName = (name: string) => `"${name.replaceAll('"', '%22').replaceAll('\n', '%0A').replaceAll('\r', '%0D')}"`

const disposition = ({ name, value, isFile }: Field): string =>
  `form-data; name=${quotedName(name)}${isFile ? `; filename=${quotedName(value)}` : ''}`

const headersOf = (field: Field): [name: string, value: string][] => [
  ['Content-Disposition', disposition(field)],
  ...(field.type === undefined ? [] : [['Content-Type', field.type] as [string, string]]),
  ...field.headers,
]

/** The head of a part as it is sent. */
export const headOf = (field: Field): string =>
  headersOf(field)
    .map((each) => each.join(': '))
    .join('\r\n')

const commas = (each: Piece[][]): Piece[] => joinLines(each, ', ')

type Part = (field: Field) => Piece[]

/** Code that adds a multipart part, per language. */
const parts = {
  shell: (field) => {
    const { name, value, isFile, type, headers } = field
    const options = [
      ...(type === undefined ? [] : [`;type=${type}`]),
      ...headers.map((each) => `;headers="${escapeQuotes(each.join(': '))}"`),
    ].join('')
    if (isFile) return code`--form ${literal.shell(`${name}=@${quotedPath(value)}${options}`)}`
    if (options !== '') return code`--form ${literal.shell(`${name}="${escapeQuotes(value)}"${options}`)}`
    // Values with a special meaning to --form.
    if (/^[@<"]|;/.test(value)) return code`--form-string ${literal.shell(`${name}=${value}`)}`
    return code`--form ${literal.shell(`${name}=${value}`)}`
  },
  javascript: ({ name, value, isFile, type }) => {
    const [key, text] = [literal.javascript(name), literal.javascript(value)]
    const options = type === undefined ? [] : code`, { type: ${literal.javascript(type)} }`
    if (isFile) return code`form.append(${key}, await openAsBlob(${text}${options}), ${text})`
    if (type !== undefined) return code`form.append(${key}, new Blob([${text}]${options}))`
    return code`form.append(${key}, ${text})`
  },
  python: ({ name, value, isFile, type, headers }) => {
    const text = literal.python(value)
    const content = isFile ? code`${text}, open(${text}, ${'"rb"'})` : code`None, ${text}`
    const pairs = headers.map(([key, each]) => code`${literal.python(key)}: ${literal.python(each)}`)
    const more = [
      ...(type === undefined ? [] : code`, ${literal.python(type)}`),
      ...(headers.length === 0 ? [] : code`${type === undefined ? [', None'] : []}, {${commas(pairs)}}`),
    ]
    const isPlainFile = isFile && more.length === 0
    return code`(${literal.python(name)}, ${isPlainFile ? code`open(${text}, ${'"rb"'})` : code`(${content}${more})`}),`
  },
  java: (field) => {
    const text = literal.java(field.value)
    const content = field.isFile ? code`Files.readAllBytes(Path.of(${text}))` : code`${text}.getBytes(UTF_8)`
    return code`part(body, ${literal.java(headOf(field))}, ${content});`
  },
  csharp: ({ name, value, isFile, type, headers }) => {
    const [key, text] = [literal.csharp(name), literal.csharp(value)]
    const media = type === undefined ? [] : code`MediaTypeHeaderValue.Parse(${literal.csharp(type)})`
    const added = headers.map((each) => code`{ ${literal.csharp(each[0])}, ${literal.csharp(each[1])} }`)
    const fileType = type === undefined ? [] : [code`ContentType = ${media}`]
    if (isFile) {
      // An initializer sets properties or adds members, not both.
      const typed =
        type === undefined || added.length === 0 ? [] : [code`{ ${'"Content-Type"'}, ${literal.csharp(type)} }`]
      const members = added.length > 0 ? [...typed, ...added] : fileType
      return code`form.Add(new StreamContent(File.OpenRead(${text}))${initial(members)}, ${key}, ${text});`
    }
    const content = code`new StringContent(${text}${type === undefined ? [] : code`, ${media}`})${initial(added)}`
    return code`form.Add(${content}, ${key});`
  },
  go: (field) => {
    const [key, text] = [literal.go(field.name), literal.go(field.value)]
    if (!field.isEncoded)
      return field.isFile ? code`addFile(form, ${key}, ${text})` : code`form.WriteField(${key}, ${text})`
    const members = headersOf(field).map(([name, value]) => code`${literal.go(name)}: {${literal.go(value)}}`)
    const content = field.isFile ? code`readFile(${text})` : code`[]byte(${text})`
    return code`addPart(form, textproto.MIMEHeader{${commas(members)}}, ${content})`
  },
  php: ({ name, value, isFile, type }) => {
    const [key, text] = [literal.php(name), literal.php(value)]
    if (isFile) return code`${key} => new CURLFile(${text}${type === undefined ? [] : code`, ${literal.php(type)}`}),`
    return code`${key} => ${text},`
  },
  ruby: ({ name, value, isFile, type }) => {
    const [key, text] = [literal.ruby(name), literal.ruby(value)]
    const content = isFile ? code`File.open(${text})` : code`${text}`
    const options = type === undefined ? [] : code`, { content_type: ${literal.ruby(type)} }`
    return code`[${key}, ${content}${options}],`
  },
} satisfies Record<keyof typeof literal, Part>

/** Code of a part that the program writes itself, where the HTTP library cannot: its head, then its content. */
const rawParts = {
  javascript: (field) => {
    const text = literal.javascript(field.value)
    return code`...part(${literal.javascript(headOf(field))}, ${field.isFile ? code`await openAsBlob(${text})` : code`${text}`}),`
  },
  php: (field) => {
    const text = literal.php(field.value)
    return code`[${literal.php(headOf(field))}, ${field.isFile ? code`file_get_contents(${text})` : code`${text}`}],`
  },
  ruby: (field) => {
    const text = literal.ruby(field.value)
    return code`[${literal.ruby(headOf(field))}, ${field.isFile ? code`File.binread(${text})` : code`${text}`}],`
  },
} satisfies Partial<Record<keyof typeof literal, Part>>

const initial = (members: Piece[][]): Piece[] => (members.length > 0 ? code` { Headers = { ${commas(members)} } }` : [])

const escapeQuotes = (text: string) => text.replace(/["\\]/g, '\\$&')

/** cURL ends a path at a comma or semicolon. */
const quotedPath = (path: string) => (/[,;"]/.test(path) ? `"${escapeQuotes(path)}"` : path)

const multipart =
  (write: (field: Field) => Piece[], between = '\n'): Writing =>
  (value, hole, indent) => {
    const { files, encodings }: Partial<BodyPlaceholder> = hole.hole === 'body' ? hole : {}
    return joinLines(multipartFields(value, files, encodings).map(write), `${between}${indent}`)
  }

/** Value writers of both kinds of forms. */
export const allFormWriters: Record<string, Writing> = {
  ...formWriters,
  ...Object.fromEntries(Object.entries(parts).map(([language, write]) => [`${language}-multipart`, multipart(write)])),
  'shell-multipart': multipart(parts.shell, continued),
  'javascript-raw-parts': multipart(rawParts.javascript),
  'php-raw-parts': multipart(rawParts.php),
  'ruby-raw-parts': multipart(rawParts.ruby),
}
