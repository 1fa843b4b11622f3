import { readDocument } from '#docs/compiler/read/read-document.ts'

/** Bundles a specification and the files it refers to into one JSON document. */
export async function bundle(source: string): Promise<string> {
  const { bundled } = await readDocument(source)
  return `${JSON.stringify(bundled, null, 2)}\n`
}
