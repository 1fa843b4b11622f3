export type BodyKind = 'json' | 'text' | 'form' | 'multipart' | 'binary'

const textual = /^text\/|[/+](xml|yaml|x-yaml|graphql|ndjson|jsonl|x-ndjson|json-seq|sql|csv|javascript)$/

/** How a body of a media type is written in code. What is not known to be text is bytes. */
export function bodyKind(type: string): BodyKind {
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (/[/+]json$/.test(essence) || essence === '*/*') return 'json'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence.startsWith('multipart/')) return 'multipart'
  return textual.test(essence) ? 'text' : 'binary'
}
