import { parseJson } from '#domain/parse-json.ts'

/** Indents JSON; other text stays unchanged. */
export function prettyJson(body: string): string {
  const value = parseJson(body)
  return value === undefined ? body : JSON.stringify(value, null, 2)
}

/** A message as text: first line, headers, an empty line, the body. */
export function messageText(
  firstLine: string,
  { headers, body }: { headers: { name: string; value: string }[]; body: string | null },
) {
  const head = [firstLine, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n')
  return body ? `${head}\n\n${prettyJson(body)}` : head
}
