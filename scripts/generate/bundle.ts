import { readDocument } from '#docs/compiler/read/read-document.ts'

/** One self-contained JSON document out of a specification and the files it refers to. */
export async function bundle(source: string): Promise<string> {
  const { bundled } = await readDocument(source)
  return `${JSON.stringify(bundled, null, 2)}\n`
}
