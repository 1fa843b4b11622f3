import { deprecationNote } from '#docs/model/deprecation.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import type { Body, Operation } from '#docs/model/product.ts'
import { deprecationDays } from '#domain/deprecation.ts'
import type { MediaObject, ParameterObject, RequestBody } from '#domain/openapi.ts'
import type { WrittenOperation } from '#domain/openapi-operations.ts'
import { type SampleCall, snippetsOf } from '../content/snippets.ts'
import type { Preparation } from '../preparation.ts'
import { accessOf } from './access.ts'
import { partsIn, sentType } from './encodings.ts'

type WrittenCall = Pick<WrittenOperation, 'method' | 'operation'>

interface Call {
  parameters: ParameterObject[]
  body: RequestBody | null
  /** The body with its examples. */
  built: Body | null
}

/** The code of a call with its first media type, and with the others or without an optional body where it differs. */
export function samplesOf(
  preparation: Preparation,
  called: WrittenCall,
  { parameters, body, built }: Call,
): Pick<Operation, 'snippets' | 'otherSnippets'> {
  const bodies = Object.entries(body?.content ?? {}).map(([type, media], index) => {
    const hasExample = (built?.media[index]?.examples.length ?? 0) > 0
    return { type, sent: sentBody(preparation, type, media, { hasExample, isRequired: body?.required === true }) }
  })
  const days = deprecationDays(called.operation)
  const snippetsWith = (sent: SampleCall['body']) =>
    snippetsOf({
      method: called.method,
      headers: headersOf(preparation, called, parameters, sent !== null),
      languages: preparation.languages,
      ...(days && { note: `${deprecationNote(days)}.` }),
      body: sent,
    })
  const [first, ...others] = body && !body.required ? [...bodies, { type: '', sent: null }] : bodies
  const differing = others.filter(({ sent }) => !first || shapeOf(sent) !== shapeOf(first.sent))
  return {
    snippets: snippetsWith(first?.sent ?? null),
    ...(differing.length > 0 && {
      otherSnippets: Object.fromEntries(differing.map(({ type, sent }) => [type, snippetsWith(sent)])),
    }),
  }
}

/** Null for an optional form without fields. A text without an example is sent from a file. */
function sentBody(
  preparation: Preparation,
  range: string,
  media: MediaObject,
  { hasExample, isRequired }: { hasExample: boolean; isRequired: boolean },
): SampleCall['body'] {
  const type = sentType(preparation, range, media)
  const kind = bodyKind(type)
  if (kind === 'form' && !hasExample && !isRequired) return null
  return { type, kind: kind === 'text' && !hasExample ? 'binary' : kind, ...partsIn(preparation, type, media) }
}

/** The filled-in values name the media type, except those of files and forms with parts. */
function shapeOf(sent: SampleCall['body']): string {
  const isNamed = sent?.kind === 'binary' || sent?.kind === 'multipart'
  return JSON.stringify(sent && { ...sent, type: isNamed ? sent.type : null })
}

/** The names of the headers of a call in the usual order. */
function headersOf(
  preparation: Preparation,
  { operation }: WrittenCall,
  parameters: ParameterObject[],
  hasBody: boolean,
): string[] {
  const credentials = accessOf(preparation, operation.security).flatMap((access) => access.credentials)
  const names: string[] = [
    ...preparation.requestHeaders
      .filter(({ name }) => hasBody || !/^content-type$/i.test(name))
      .map(({ name }) => name),
    ...credentials.filter((each) => each.in === 'header').map(({ name }) => name),
    ...(hasBody ? ['Content-Type'] : []),
    ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    ...([...parameters, ...credentials].some((each) => each.in === 'cookie') ? ['Cookie'] : []),
  ]
  return names.filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index)
}
