import { documentProblem } from '#domain/document-content.ts'
import { largestDocument, oneFileMessage } from '#domain/documents.ts'

/** Checks a picked file before the upload, like the server. */
export async function checkDocument(file: File): Promise<string | undefined> {
  if (file.size > largestDocument) return oneFileMessage
  // The file may have been deleted since it was picked.
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer())
  return documentProblem(file.name, new Uint8Array(content)) && oneFileMessage
}
