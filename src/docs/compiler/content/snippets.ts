import { bodyKind } from '#docs/model/media-kind.ts'
import { allFormWriters } from '#docs/model/multipart-code.ts'
import { type Piece, toHtml } from '#docs/model/pieces.ts'
import type { Html } from '#docs/model/product.ts'
import { type LanguageId, languages, type Placeholder, type Snippet } from '#docs/model/snippet.ts'
import { addWriters } from '#docs/model/value-writers.ts'
import { type Grammar, tokenLines } from './highlight.ts'
import { csharp } from './samples/csharp.ts'
import { go } from './samples/go.ts'
import { java } from './samples/java.ts'
import { javascript, typescript } from './samples/javascript.ts'
import { php } from './samples/php.ts'
import { python } from './samples/python.ts'
import { ruby } from './samples/ruby.ts'
import type { CallShape, SentBody, Template } from './samples/shape.ts'
import { shell } from './samples/shell.ts'

addWriters(allFormWriters)

const writers: Record<LanguageId, [write: (shape: CallShape) => Template, grammar: Grammar]> = {
  shell: [shell, 'shellscript'],
  javascript: [javascript, 'javascript'],
  typescript: [typescript, 'typescript'],
  python: [python, 'python'],
  java: [java, 'java'],
  csharp: [csharp, 'csharp'],
  go: [go, 'go'],
  php: [php, 'php'],
  ruby: [ruby, 'ruby'],
}

/** The call that code samples make. */
export interface SampleCall {
  method: string
  /** Names of the possible headers. */
  headers: string[]
  /** Without a kind, it has that of its media type. */
  body: (Pick<SentBody, 'type' | 'files'> & Partial<SentBody>) | null
  /** A comment on the first line. */
  note?: string
  /** The languages of the samples, in order; by default all. */
  languages?: readonly LanguageId[] | undefined
}

const everyLanguage = languages.map(({ id }) => id)
const known = new Map<string, Snippet[]>()

/** A complete program per language that makes the call and prints status and body. */
export function snippetsOf({ method, headers, body, note, languages: named = everyLanguage }: SampleCall): Snippet[] {
  const shape: CallShape = {
    method: method.toUpperCase(),
    headers,
    body: body && {
      encodings: {},
      hasLists: false,
      kind: bodyKind(body.type),
      subtype: /^multipart\/([^;\s]+)/i.exec(body.type)?.[1] ?? 'form-data',
      ...body,
    },
  }
  const key = JSON.stringify([shape, note, named])
  const before = known.get(key)
  if (before) return before
  const snippets = named.map((id) => {
    const [write, grammar] = writers[id]
    return { language: id, parts: highlightTemplate(withNote(write(shape), id, note), grammar) }
  })
  known.set(key, snippets)
  return snippets
}

const hashComments: LanguageId[] = ['shell', 'python', 'ruby']

function withNote(template: Template, language: LanguageId, note: string | undefined): Template {
  if (note === undefined) return template
  const comment = `${hashComments.includes(language) ? '#' : '//'} ${note}\n`
  // PHP prints everything before its opening tag.
  const [first, ...rest] = template
  if (typeof first === 'string' && first.startsWith('<?php\n'))
    return [first.replace('<?php\n', `<?php\n${comment}`), ...rest]
  return [comment, ...template]
}

/** A placeholder that is a valid identifier in every language, so that highlighting continues after it. */
const wordOf = (index: number) => `PLACEHOLDER${index}_`

function highlightTemplate(template: Template, grammar: Grammar): (Html | Placeholder)[] {
  const placeholders: Placeholder[] = []
  const source = template
    .map((part) => (typeof part === 'string' ? part : wordOf(placeholders.push(part) - 1)))
    .join('')
  const pieces = tokenLines(source, grammar).flatMap((line, index): Piece[] => (index > 0 ? ['\n', ...line] : line))
  return joinHtml(pieces.flatMap((piece) => splitAtPlaceholders(piece, placeholders)))
}

function splitAtPlaceholders(piece: Piece, placeholders: Placeholder[]): (Piece | Placeholder)[] {
  const [kind, text] = typeof piece === 'string' ? [null, piece] : piece
  return text.split(/PLACEHOLDER(\d+)_/).map((part, index) => {
    if (index % 2 === 0) return kind ? [kind, part] : part
    const placeholder = placeholders[Number(part)]
    if (!placeholder) throw new Error(`The sample has no placeholder ${part}`)
    return placeholder
  })
}

function joinHtml(parts: (Piece | Placeholder)[]): (Html | Placeholder)[] {
  const joined: (Html | Placeholder)[] = []
  let pieces: Piece[] = []
  const flush = () => {
    const html = toHtml(pieces)
    if (html !== '') joined.push(html)
    pieces = []
  }
  for (const part of parts) {
    if (typeof part === 'string' || Array.isArray(part)) pieces.push(part)
    else {
      flush()
      joined.push(part)
    }
  }
  flush()
  return joined
}
