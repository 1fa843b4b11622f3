import { type ReadDocument, readDocument } from '#docs/compiler/read/read-document.ts'

/** Bundles a specification and the files it refers to into one JSON document. */
export const bundle = async (source: string): Promise<string> => bundledText(await readDocument(source))

export const bundledText = ({ bundled }: ReadDocument): string => `${JSON.stringify(bundled, null, 2)}\n`
