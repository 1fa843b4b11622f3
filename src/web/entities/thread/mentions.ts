import { fields, labelOf } from '#domain/application-pointers.ts'
import { escapePattern } from '#domain/escape-pattern.ts'

// In a text a mention is '@' and the label of the field. Beside the text it is stored as a JSON pointer.

/** A piece of a text; with a pointer it is a mention. */
export interface TextPart {
  text: string
  pointer?: string
}

interface Mark {
  pointer: string
  mark: string
}

const marks: Mark[] = fields.map(({ pointer, label }) => ({ pointer, mark: `@${label}` }))

/** The contract takes no more. */
const maxMentions = 20

/** The fields that a text mentions. */
export function findMentions(text: string): string[] {
  const found = splitAt(text, marks).flatMap(({ pointer }) => pointer ?? [])
  return [...new Set(found)].slice(0, maxMentions)
}

/** The text in pieces. Mentions that it does not spell out come last, each as a piece of its own. */
export function splitMentions(text: string, pointers: readonly string[]): TextPart[] {
  const named = pointers.filter(isField).map((pointer) => ({ pointer, mark: `@${labelOf(pointer)}` }))
  const parts = splitAt(text, named)
  const missing = named.filter(({ pointer }) => parts.every((part) => part.pointer !== pointer))
  return [...parts, ...missing.flatMap(({ pointer, mark }) => [{ text: ' ' }, { text: mark, pointer }])]
}

/** A message may be older than the fields of today. */
function isField(pointer: string): boolean {
  return fields.some((field) => field.pointer === pointer || (field.kind === 'list' && isEntry(pointer, field.pointer)))
}

const isEntry = (pointer: string, list: string) =>
  pointer.startsWith(`${list}/`) && /^\d+$/.test(pointer.slice(list.length + 1))

function splitAt(text: string, named: readonly Mark[]): TextPart[] {
  if (named.length === 0) return [{ text }]
  // Longest first, so that a label is not found at the beginning of a longer one.
  const alternatives = named.map(({ mark }) => escapePattern(mark)).toSorted((a, b) => b.length - a.length)
  const pieces = text.split(new RegExp(`(${alternatives.join('|')})`))
  return pieces.filter(Boolean).map((piece) => {
    const pointer = named.find(({ mark }) => mark === piece)?.pointer
    return pointer ? { text: piece, pointer } : { text: piece }
  })
}

/** What follows the '@' before the caret; undefined where no field is being typed. */
export function mentionQuery(text: string, caret: number): string | undefined {
  return /(?:^|[\s(])@([^\n@]{0,40})$/.exec(text.slice(0, caret))?.[1]
}

export interface NamedField {
  pointer: string
  label: string
}

/** The fields to choose from. A list closed for these letters stays closed, unless the person asks for every field. */
export function fieldsToChoose(query: string | undefined, closedFor: string | undefined, all: boolean): NamedField[] {
  if (query !== undefined && query !== closedFor) return fieldsMatching(query)
  return all ? fieldsMatching('') : []
}

/** Fields whose label holds the typed letters, those that begin with them first. */
export function fieldsMatching(query: string): NamedField[] {
  const typed = query.toLowerCase()
  const holding = fields.filter(({ label }) => label.toLowerCase().includes(typed))
  const begins = ({ label }: NamedField) => label.toLowerCase().startsWith(typed)
  return [...holding.filter(begins), ...holding.filter((field) => !begins(field))]
}

/** The text with the typed letters replaced by the mention, and the caret after it. */
export function insertMention(text: string, caret: number, label: string): { text: string; caret: number } {
  const query = mentionQuery(text, caret)
  const start = query === undefined ? caret : caret - query.length - 1
  const before = text.slice(0, start)
  const mention = `${before === '' || /[\s(]$/.test(before) ? '' : ' '}@${label} `
  const after = text.slice(caret).replace(/^ /, '')
  return { text: before + mention + after, caret: start + mention.length }
}
