import { useMemo } from 'react'
import { hrefOf } from '#docs/page/anchors.ts'
import type { ProductSource } from '#docs/page/model.ts'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { type Bench, prepare, send } from './actions.ts'
import type { JsonObject } from './json-schema.ts'
import { loaded } from './load.ts'
import { withExampleNumber } from './missing-values.ts'
import type { CallRecord } from './session-state.ts'

/** Leads from this operation's form to those of others. */
export interface FormLinks {
  /** Opens the form of an operation as it was left. */
  open: (operationId: string) => void
  /** The same, filled in with values of earlier calls. */
  openFilledIn: (operationId: string, body?: JsonObject) => Promise<void>
  /** Opens the form that sends a one-time password, filled in with the number. */
  openVerification: (values: JsonObject) => Promise<void>
  /** Sends a call of the history once more, as it was, and shows its answer. */
  resend: (call: CallRecord) => Promise<void>
}

export function useFormLinks(
  bench: Bench,
  source: ProductSource,
  onNext: ((operationId: string) => void) | undefined,
): FormLinks {
  return useMemo(() => {
    const open = (operationId: string) => {
      if (operationId === bench.operation.id) return
      if (onNext) onNext(operationId)
      else location.hash = hrefOf(`${operationId}/try-out`)
    }
    const benchOf = async (operationId: string): Promise<Bench> => {
      const { operation, contract } = await loaded(source, operationId)
      return { ...bench, operation, contract: isOperationId(operationId) ? contract : null }
    }
    // A form that cannot be loaded shows its own error.
    const follow = (operationId: string, act: (next: Bench) => void) =>
      benchOf(operationId)
        .then(act)
        .catch(() => {})
        .then(() => open(operationId))
    return {
      open,
      openFilledIn: (operationId, body) => follow(operationId, (next) => prepare(next, body)),
      openVerification: (values) =>
        follow('requestOneTimePassword', (next) => prepare(next, withExampleNumber(next.operation, values))),
      resend: (call) => follow(call.operationId, (next) => send(next, call.draft, call.request)),
    }
  }, [bench, source, onNext])
}
