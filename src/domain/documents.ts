// What an uploaded file may be. Its content decides; its name must not contradict it.

/** 5 MB. */
export const largestDocument = 5_242_880
const longestName = 200

/** One sentence for whatever is wrong with a file; the contract has it beside its `document`, and a test compares the two. */
export const oneFileWords = 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)'

/** What a browser's own file dialog offers. */
export const documentEndings = '.jpg,.jpeg,.png,.pdf'

const types = [
  { contentType: 'image/jpeg', begins: [0xff, 0xd8, 0xff], endings: ['jpg', 'jpeg'] },
  { contentType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], endings: ['png'] },
  { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d], endings: ['pdf'] },
] as const

export type DocumentType = (typeof types)[number]['contentType']

/** What the content is, by its first bytes; undefined when it is none of the three. */
export function documentTypeOf(content: Uint8Array): DocumentType | undefined {
  return types.find(({ begins }) => begins.every((byte, index) => content[index] === byte))?.contentType
}

/** The broken rule of a file, or undefined when it may be taken. */
export function documentProblem(
  name: string,
  content: Uint8Array,
): 'required' | 'maxLength' | 'format' | 'contentMediaType' | undefined {
  if (content.length === 0) return 'required'
  if (content.length > largestDocument) return 'maxLength'
  if (!isPlainName(name)) return 'format'
  const type = documentTypeOf(content)
  return type && isHonestName(name, type) ? undefined : 'contentMediaType'
}

/** A name and no path, without anything a header or a terminal would obey. */
function isPlainName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= longestName &&
    name !== '.' &&
    name !== '..' &&
    !/[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
  )
}

/** A name without an ending says nothing; any other ending has to tell the truth. */
function isHonestName(name: string, type: DocumentType): boolean {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase()
  return (
    ending === undefined ||
    types.some(({ contentType, endings }) => contentType === type && endings.some((each) => each === ending))
  )
}
