import { csharp } from '#docs/compiler/content/samples/csharp.ts'
import type { SentBody } from '#docs/compiler/content/samples/shape.ts'
import { shell } from '#docs/compiler/content/samples/shell.ts'
import type { Snippet } from '#docs/model/snippet.ts'

const jsonBody: SentBody = {
  type: 'application/json',
  subtype: 'form-data',
  kind: 'json',
  files: [],
  encodings: {},
  hasLists: false,
}

/** What the compiler makes of a POST in two languages. */
export function snippetsOf(hasBody: boolean): Snippet[] {
  const shape = { method: 'POST', headers: ['X-Project-ID'], body: hasBody ? jsonBody : null }
  return [
    { language: 'shell', parts: shell(shape) },
    { language: 'csharp', parts: csharp(shape) },
  ]
}
