import type { Media, Operation, Parameter, Property, Schema } from '#docs/page/model.ts'

/** About how many lines of the page an operation takes at first: properties closed, one example shown. */
export function linesOf(operation: Operation): number {
  const parameters = sum(operation.parameters, parameterLines)
  const body = operation.requestBody
    ? 3 + textLines(operation.requestBody.description) + mediaLines(operation.requestBody.media[0])
    : 0
  const responses = operation.responses.length * 2 + 4
  const callbacks = operation.callbacks.length * 3
  const beside =
    14 + Math.min(30, exampleLines(operation.requestBody?.media[0]) + exampleLines(operation.responses[0]?.media[0]))
  const text = 6 + textLines(operation.description) + parameters + body + responses + callbacks
  // The code stands beside the text on a wide page.
  return Math.round(Math.max(text, beside))
}

const sum = <T>(list: T[], lines: (item: T) => number): number => list.reduce((total, item) => total + lines(item), 0)

const textLines = (html: string | null | undefined): number =>
  html ? Math.ceil(html.replaceAll(/<[^>]*>/g, '').length / 80) + (html.match(/<(p|li|h\d|pre)/g)?.length ?? 0) : 0

const parameterLines = ({ description, schema }: Parameter): number => 2 + textLines(description) + schemaLabel(schema)

const schemaLabel = ({ constraints, values, example }: Schema): number =>
  (constraints ? 1 : 0) + (values ? 1 : 0) + (example === undefined ? 0 : 1)

function mediaLines(media: Media | undefined): number {
  return media?.schema ? sum((media.schema.items ?? media.schema).properties ?? [], propertyLines) : 2
}

const propertyLines = ({ schema }: Property): number => 2 + textLines(schema.description) + schemaLabel(schema)

const exampleLines = (media: Media | undefined): number => media?.examples[0]?.text.split('\n').length ?? 0
