import { type Document, type Media, operationsOf, type Ref, resolve, type Schema } from '../generate/openapi.ts'

/**
 * The specification as Prism can use it. Prism reads every part of a multipart body as text, so that a part which is
 * JSON by its encoding would never fit its schema; here such parts are text. Everything else stays.
 */
export function prismDocument(document: Document): Document {
  const copy = structuredClone(document)
  for (const operation of operationsOf(copy)) {
    if (!operation.requestBody) continue
    const media = resolve(copy, operation.requestBody).content['multipart/form-data']
    if (media?.schema) media.schema = withTextParts(copy, media)
  }
  return copy
}

function withTextParts(document: Document, { schema = {}, encoding = {} }: Media): Ref<Schema> {
  const whole = resolve(document, schema)
  const parts = Object.entries(whole.properties ?? {}).map(([name, part]): [string, Ref<Schema>] =>
    encoding[name]?.contentType === 'application/json' ? [name, { type: 'string' }] : [name, part],
  )
  return { ...whole, properties: Object.fromEntries(parts) }
}
