import { documentProblem, largestDocument, oneFileWords } from '#domain/documents.ts'

/** The problem of a picked file, found before it is uploaded. The server checks the same again. */
export async function checkDocument(file: File): Promise<string | undefined> {
  if (file.size > largestDocument) return oneFileWords
  // A file that was deleted since it was picked cannot be read.
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer())
  return documentProblem(file.name, new Uint8Array(content)) && oneFileWords
}
