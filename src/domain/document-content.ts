import { largestDocument } from './documents.ts'

// Rules for uploaded files. The type is detected from the content, and the file name must match it.

const longestName = 200

const types = [
  { contentType: 'image/jpeg', begins: [0xff, 0xd8, 0xff], endings: ['jpg', 'jpeg'] },
  { contentType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], endings: ['png'] },
  { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d], endings: ['pdf'] },
] as const

/** By the first bytes. */
const findType = (content: Uint8Array) =>
  types.find(({ begins }) => begins.every((byte, index) => content[index] === byte))

/** The media type; undefined for any other content. */
export const documentTypeOf = (content: Uint8Array) => findType(content)?.contentType

/** The broken rule of a file; undefined for a valid one. */
export function documentProblem(
  name: string,
  content: Uint8Array,
): 'required' | 'maxLength' | 'format' | 'contentMediaType' | undefined {
  if (content.length === 0) return 'required'
  if (content.length > largestDocument) return 'maxLength'
  if (!isPlainName(name)) return 'format'
  const endings: readonly string[] | undefined = findType(content)?.endings
  return endings && extensionMatches(name, endings) ? undefined : 'contentMediaType'
}

/** A name without a path and without control characters for headers or terminals. */
function isPlainName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= longestName &&
    name !== '.' &&
    name !== '..' &&
    !/[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
  )
}

/** A name without extension is accepted; an extension must match the type. */
function extensionMatches(name: string, endings: readonly string[]): boolean {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase()
  return ending === undefined || endings.includes(ending)
}
