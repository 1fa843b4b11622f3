import { isObject } from '../document.ts'

const lines = /[/+](x-)?(ndjson|jsonl|jsonlines|json-seq)$/
const events = 'text/event-stream'

const essenceOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** The items of a list as they are sent one by one; undefined for a media type that is no stream. */
export function streamText(value: unknown, type: string): string | undefined {
  const essence = essenceOf(type)
  if (!Array.isArray(value)) return undefined
  if (lines.test(essence)) return value.map((item) => JSON.stringify(item)).join('\n')
  return essence === events ? value.map(eventText).join('\n\n') : undefined
}

/** Fields of an event (WHATWG HTML, 9.2.5). An item without the field data is the data. */
function eventText(item: unknown): string {
  const fields = isObject(item) && 'data' in item ? item : { data: item }
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      textOf(value)
        .split('\n')
        .map((line) => `${name}: ${line}`),
    )
    .join('\n')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
