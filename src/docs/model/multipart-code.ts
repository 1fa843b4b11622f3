import { codePieces, formWriters } from './form-code.ts'
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
    if (isFile) return codePieces`--form ${literal.shell(`${name}=@${quotedPath(value)}${options}`)}`
    if (options !== '') return codePieces`--form ${literal.shell(`${name}="${escapeQuotes(value)}"${options}`)}`
    // Values with a special meaning to --form.
    if (/^[@<"]|;/.test(value)) return codePieces`--form-string ${literal.shell(`${name}=${value}`)}`
    return codePieces`--form ${literal.shell(`${name}=${value}`)}`
  },
  javascript: ({ name, value, isFile, type }) => {
    const [key, text] = [literal.javascript(name), literal.javascript(value)]
    const options = type === undefined ? [] : codePieces`, { type: ${literal.javascript(type)} }`
    if (isFile) return codePieces`form.append(${key}, await openAsBlob(${text}${options}), ${text})`
    if (type !== undefined) return codePieces`form.append(${key}, new Blob([${text}]${options}))`
    return codePieces`form.append(${key}, ${text})`
  },
  python: ({ name, value, isFile, type, headers }) => {
    const text = literal.python(value)
    const content = isFile ? codePieces`${text}, open(${text}, ${'"rb"'})` : codePieces`None, ${text}`
    const pairs = headers.map(([key, each]) => codePieces`${literal.python(key)}: ${literal.python(each)}`)
    const more = [
      ...(type === undefined ? [] : codePieces`, ${literal.python(type)}`),
      ...(headers.length === 0 ? [] : codePieces`${type === undefined ? [', None'] : []}, {${commas(pairs)}}`),
    ]
    const isPlainFile = isFile && more.length === 0
    return codePieces`(${literal.python(name)}, ${isPlainFile ? codePieces`open(${text}, ${'"rb"'})` : codePieces`(${content}${more})`}),`
  },
  java: (field) => {
    const text = literal.java(field.value)
    const content = field.isFile
      ? codePieces`Files.readAllBytes(Path.of(${text}))`
      : codePieces`${text}.getBytes(UTF_8)`
    return codePieces`part(body, ${literal.java(headOf(field))}, ${content});`
  },
  csharp: ({ name, value, isFile, type, headers }) => {
    const [key, text] = [literal.csharp(name), literal.csharp(value)]
    const media = type === undefined ? [] : codePieces`MediaTypeHeaderValue.Parse(${literal.csharp(type)})`
    const added = headers.map((each) => codePieces`{ ${literal.csharp(each[0])}, ${literal.csharp(each[1])} }`)
    const fileType = type === undefined ? [] : [codePieces`ContentType = ${media}`]
    if (isFile) {
      // An initializer sets properties or adds members, not both.
      const typed =
        type === undefined || added.length === 0 ? [] : [codePieces`{ ${'"Content-Type"'}, ${literal.csharp(type)} }`]
      const members = added.length > 0 ? [...typed, ...added] : fileType
      return codePieces`form.Add(new StreamContent(File.OpenRead(${text}))${initial(members)}, ${key}, ${text});`
    }
    const content = codePieces`new StringContent(${text}${type === undefined ? [] : codePieces`, ${media}`})${initial(added)}`
    return codePieces`form.Add(${content}, ${key});`
  },
  go: (field) => {
    const [key, text] = [literal.go(field.name), literal.go(field.value)]
    if (!field.isEncoded)
      return field.isFile ? codePieces`addFile(form, ${key}, ${text})` : codePieces`form.WriteField(${key}, ${text})`
    const members = headersOf(field).map(([name, value]) => codePieces`${literal.go(name)}: {${literal.go(value)}}`)
    const content = field.isFile ? codePieces`readFile(${text})` : codePieces`[]byte(${text})`
    return codePieces`addPart(form, textproto.MIMEHeader{${commas(members)}}, ${content})`
  },
  php: ({ name, value, isFile, type }) => {
    const [key, text] = [literal.php(name), literal.php(value)]
    if (isFile)
      return codePieces`${key} => new CURLFile(${text}${type === undefined ? [] : codePieces`, ${literal.php(type)}`}),`
    return codePieces`${key} => ${text},`
  },
  ruby: ({ name, value, isFile, type }) => {
    const [key, text] = [literal.ruby(name), literal.ruby(value)]
    const content = isFile ? codePieces`File.open(${text})` : codePieces`${text}`
    const options = type === undefined ? [] : codePieces`, { content_type: ${literal.ruby(type)} }`
    return codePieces`[${key}, ${content}${options}],`
  },
} satisfies Record<keyof typeof literal, Part>

/** Code of a part that the program writes itself, where the HTTP library cannot: its head, then its content. */
const rawParts = {
  javascript: (field) => {
    const text = literal.javascript(field.value)
    return codePieces`...part(${literal.javascript(headOf(field))}, ${field.isFile ? codePieces`await openAsBlob(${text})` : codePieces`${text}`}),`
  },
  php: (field) => {
    const text = literal.php(field.value)
    return codePieces`[${literal.php(headOf(field))}, ${field.isFile ? codePieces`file_get_contents(${text})` : codePieces`${text}`}],`
  },
  ruby: (field) => {
    const text = literal.ruby(field.value)
    return codePieces`[${literal.ruby(headOf(field))}, ${field.isFile ? codePieces`File.binread(${text})` : codePieces`${text}`}],`
  },
} satisfies Partial<Record<keyof typeof literal, Part>>

const initial = (members: Piece[][]): Piece[] =>
  members.length > 0 ? codePieces` { Headers = { ${commas(members)} } }` : []

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
