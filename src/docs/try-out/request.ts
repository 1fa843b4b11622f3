import { headersWith } from '#docs/model/access.ts'
import { writeCall } from '#docs/model/call-values.ts'
import { formText } from '#docs/model/field-encoding.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import { writeParameter } from '#docs/model/parameter-encoding.ts'
import type { CallContext } from '#docs/model/product.ts'
import type { CallValues } from '#docs/model/snippet.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { type Draft, parameterKey } from './draft.ts'
import { isObject } from './json-schema.ts'

/** A call as sent, as text. */
export interface SentRequest extends CallValues {
  method: string
}

/** The headers of a call that the reader has not edited. */
export function defaultHeaders(operation: TryOutOperation, call: CallContext): Record<string, string> {
  const headers = headersWith(operation.access?.[0], call.headers)
  const type = Object.keys(headers).find((name) => name.toLowerCase() === 'content-type') ?? 'Content-Type'
  if (operation.body) headers[type] = operation.body.type
  else delete headers[type]
  return headers
}

/** Without a body, only an edited content type is sent. */
export function requestOf(
  operation: TryOutOperation,
  draft: Draft,
  headers: Record<string, string>,
  context: Pick<CallContext, 'server' | 'variables' | 'chosen'>,
): SentRequest {
  const parameters = operation.parameters.flatMap((parameter) => {
    const text = writeParameter(parameter, draft.parameters[parameterKey(parameter)])
    return text === null ? [] : [{ ...parameter, text }]
  })
  const body = bodyText(operation, draft)
  const given = Object.entries(headers).filter(([name]) => body !== null || name.toLowerCase() !== 'content-type')
  const call = writeCall(operation, context, parameters, Object.fromEntries(given))
  return { method: operation.method, url: call.url, headers: { ...call.headers, ...draft.headers }, body }
}

/** Multipart parts are written as a JSON object, as the code samples expect. */
function bodyText({ body }: TryOutOperation, draft: Draft): string | null {
  if (!body || !draft.body) return null
  const { text, value } = draft.body
  if (text === '' && !body.required) return null
  if (bodyKind(body.type) !== 'form' || !isObject(value)) return text
  const filledFields = Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== '')
  return formText(Object.fromEntries(filledFields), body.encodings)
}
