import { newCallId } from '#server/call-log/call-id.ts'
import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'
import type { NewCall } from '#server/repositories/calls.ts'

type StoredCall = Pick<NewCall, 'projectId' | 'at' | 'environment'> & Partial<NewCall>

/** Inserts calls into the log like the gateway. The defaults describe a successful charge. */
export async function storeCalls(db: Db, stored: StoredCall[]): Promise<void> {
  await db.insert(calls).values(stored.map(callOf))
}

/** A row of the log. */
export function callOf(call: StoredCall): NewCall {
  const body = JSON.stringify({ resultCode: call.resultCode ?? 'SUCCESS', message: 'Charged.' })
  return {
    id: newCallId(call.at),
    product: 'direct-carrier-billing',
    operation: 'createCharge',
    method: 'POST',
    path: '/v1/charges',
    httpStatus: 200,
    resultCode: 'SUCCESS',
    statusCode: 200,
    latencyMs: 20,
    customer: 'a customer',
    request: { headers: [], body: null },
    response: { headers: [], body },
    trace: [],
    ...call,
  }
}
