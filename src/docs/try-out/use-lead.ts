import { useMemo } from 'react'
import { hrefOf } from '#docs/page/anchors.ts'
import type { ProductSource } from '#docs/page/model.ts'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { type Bench, prepare, send } from './actions.ts'
import { withExampleNumber } from './blanks.ts'
import type { JsonObject } from './json-schema.ts'
import { loaded } from './load.ts'
import type { CallRecord } from './session-state.ts'

/** Ways from this operation's form to others. */
export interface Lead {
  /** Opens the form of an operation as it was left. */
  go: (operationId: string) => void
  /** The same, filled in with what earlier calls brought. */
  prepared: (operationId: string, body?: JsonObject) => Promise<void>
  /** Opens the form that sends a one-time password to a number, with what is known of the number. */
  proof: (values: JsonObject) => Promise<void>
  /** Sends a call of the history once more, as it was, and shows its answer. */
  again: (call: CallRecord) => Promise<void>
}

export function useLead(
  bench: Bench,
  source: ProductSource,
  onNext: ((operationId: string) => void) | undefined,
): Lead {
  return useMemo(() => {
    const go = (operationId: string) => {
      if (operationId === bench.operation.id) return
      if (onNext) onNext(operationId)
      else location.hash = hrefOf(`${operationId}/try-out`)
    }
    const benchOf = async (operationId: string): Promise<Bench> => {
      const { operation, contract } = await loaded(source, operationId)
      return { ...bench, operation, contract: isOperationId(operationId) ? contract : null }
    }
    // What did not arrive says so itself, where it is opened.
    const follow = (operationId: string, act: (next: Bench) => void) =>
      benchOf(operationId)
        .then(act)
        .catch(() => {})
        .then(() => go(operationId))
    return {
      go,
      prepared: (operationId, body) => follow(operationId, (next) => prepare(next, body)),
      proof: (values) =>
        follow('requestOneTimePassword', (next) => prepare(next, withExampleNumber(next.operation, values))),
      again: (call) => follow(call.operationId, (next) => send(next, call.draft, call.request)),
    }
  }, [bench, source, onNext])
}
