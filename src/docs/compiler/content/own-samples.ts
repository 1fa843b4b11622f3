import { escapeHtml } from '#docs/model/pieces.ts'
import type { OwnSample } from '#docs/model/product.ts'
import { isObject, type OperationObject } from '../document.ts'
import { distinct } from '../schema/paths.ts'
import { grammarOf, highlight } from './highlight.ts'

/** The code samples that the file itself has, under the names in use for the extension. */
export function ownSamplesOf(operation: OperationObject): OwnSample[] {
  const listed = operation['x-codeSamples'] ?? operation['x-code-samples']
  const samples = (Array.isArray(listed) ? listed : []).filter(isObject).flatMap(({ lang, label, source }) => {
    if (typeof source !== 'string') return []
    const text = source.trimEnd()
    const grammar = grammarOf(String(lang ?? ''))
    return [
      { label: String(label ?? lang ?? 'Sample'), html: grammar ? highlight(text, grammar) : escapeHtml(text), text },
    ]
  })
  const labels = distinct(samples.map(({ label }) => label))
  return samples.map((sample, index) => ({ ...sample, label: labels[index] ?? sample.label }))
}
