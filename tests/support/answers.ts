import { type ProblemCode, problems } from '#domain/problems.ts'

/** A successful answer of the portal. */
export const answerOf = (data: unknown = null) => Response.json({ status: true, message: '', data })

/** A refusal of the portal, with the message of its problem. */
export function refusalOf(code: ProblemCode, data: unknown = null) {
  const { status, message } = problems[code]
  return Response.json({ status: false, message, code, data }, { status })
}
