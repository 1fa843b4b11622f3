import { documentProblem, largestDocument, oneFileWords } from '#domain/documents.ts'

/** What is wrong with a chosen file, told before it travels; the server asks the same of its content again. */
export async function checkDocument(file: File): Promise<string | undefined> {
  if (file.size > largestDocument) return oneFileWords
  // A file that went away since it was chosen cannot be read.
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer())
  return documentProblem(file.name, new Uint8Array(content)) && oneFileWords
}
