import type { Failure, Refusal, ResultCode, Schemas } from './contract.ts'
import { along, at, items, type Place, refuse, text, whole } from './place.ts'

/** All results of the failure schema and the result code table. */
export interface Results {
  codes: ResultCode[]
  refusals: Refusal[]
}

export function readResults(document: Place): Results {
  const failure = along(document, 'components', 'schemas', 'Failure', 'properties')
  const codes = items(along(failure, 'resultCode', 'enum')).map(text)
  const statusCodes = items(along(failure, 'statusCode', 'enum')).map(whole)
  const refusals = items(at(document, 'x-result-codes'))
    .filter((row) => text(at(row, 'code')) !== 'SUCCESS')
    .map((row) => readRefusal(row, codes, statusCodes))
  return { codes: ['SUCCESS', ...refusals.map(({ code }) => code)], refusals }
}

function readRefusal(row: Place, codes: string[], statusCodes: number[]): Refusal {
  const code = text(at(row, 'code'))
  const statusCode = whole(at(row, 'statusCode'))
  if (!isFailureCode(code, codes)) return refuse(row, `has the code ${code}, which the schema Failure lacks`)
  if (!isStatusCode(statusCode, statusCodes)) return refuse(row, `has a statusCode that the schema Failure lacks`)
  return { code, statusCode, httpStatus: whole(at(row, 'httpStatus')), meaning: text(at(row, 'meaning')) }
}

// The types are generated from the same lists, so a listed value has the type.
function isFailureCode(code: string, codes: string[]): code is Failure['resultCode'] {
  return codes.includes(code)
}

function isStatusCode(code: number, codes: number[]): code is Failure['statusCode'] {
  return codes.includes(code)
}

/** The row with this code and status code; throws without one. */
export function refusalOf(place: Place, refusals: Refusal[], code: string, statusCode: number): Refusal {
  const row = refusals.find((each) => each.code === code && each.statusCode === statusCode)
  return row ?? refuse(place, `answers ${code} with ${statusCode}, which is no row of x-result-codes`)
}

export const paymentStatuses = [
  'SUCCESS',
  'DECLINED',
  'FAILED',
  'REFUNDED',
] as const satisfies readonly Schemas['PaymentStatus'][]
