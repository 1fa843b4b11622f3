import type { TryOutOperation } from '#docs/page/try-out-model.ts'
import { sampleOf } from './content/sample.ts'
import { type MediaObject, type ParameterObject, resolve } from './document.ts'
import type { PlacedOperation } from './operations/operation.ts'
import { mergedParameters } from './operations/parameters.ts'
import { placed, schemaOf, valueSent } from './operations/sent-value.ts'
import type { Preparation } from './preparation.ts'
import { standalone } from './schema/standalone.ts'

/** What the form, the validator and the simulated answers of one operation are made of. */
export function tryOutOf(
  preparation: Preparation,
  { id, method, path, item, operation }: PlacedOperation,
): TryOutOperation {
  const { document } = preparation
  const body = operation.requestBody ? resolve(document, operation.requestBody) : null
  const [type, media] = preferred(body?.content ?? {})
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters: mergedParameters(preparation, item.parameters, operation.parameters).map((each) =>
      ofParameter(preparation, each),
    ),
    body:
      (media && {
        type: type ?? '',
        required: body?.required === true,
        schema: standalone(document, media.schema ?? true),
        examples: examplesOf(preparation, media, 'request'),
      }) ||
      null,
    responses: Object.entries(operation.responses ?? {}).flatMap(([status, reference]) => {
      if (status.startsWith('x-')) return []
      const response = resolve(document, reference)
      const [answerType, answer] = preferred(response.content ?? {})
      return [
        {
          status,
          description: response.description ?? '',
          type: answerType ?? null,
          examples: answer ? examplesOf(preparation, answer, 'response') : [],
        },
      ]
    }),
  }
}

function preferred(content: Record<string, MediaObject>): [type?: string, media?: MediaObject] {
  const entries = Object.entries(content)
  return entries.find(([type]) => /[/+]json\b/.test(type)) ?? entries[0] ?? []
}

function ofParameter({ document }: Preparation, parameter: ParameterObject): TryOutOperation['parameters'][number] {
  return {
    ...placed(parameter),
    required: parameter.required === true,
    schema: standalone(document, schemaOf(parameter)),
    example: valueSent(document, parameter),
  }
}

type Examples = TryOutOperation['responses'][number]['examples']

function examplesOf({ document }: Preparation, media: MediaObject, direction: 'request' | 'response'): Examples {
  const named = Object.entries(media.examples ?? {}).flatMap(([name, reference]) => {
    const { summary, value } = resolve(document, reference)
    return value === undefined ? [] : [{ name, summary: summary ?? null, value }]
  })
  if (named.length > 0) return named
  const value = media.example ?? (media.schema === undefined ? undefined : sampleOf(media.schema, document, direction))
  return value === undefined ? [] : [{ name: 'example', summary: null, value }]
}
