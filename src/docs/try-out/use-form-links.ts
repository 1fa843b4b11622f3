import { useMemo } from 'react'
import type { ProductSource } from '#docs/model/product.ts'
import { hrefOf, tryOutOf } from '#docs/page/anchors.ts'
import { type LinkValues, type OperationForm, prepare, send } from './actions.ts'
import type { JsonObject } from './json-schema.ts'
import { loadOnce } from './load.ts'
import { withExampleNumber } from './missing-values.ts'
import type { CallRecord } from './session-state.ts'

/** Navigation to the forms of other operations. */
export interface FormLinks {
  /** Opens an operation's form with its draft. */
  open: (operationId: string) => void
  /** Opens an operation's form, filled with values of earlier calls. */
  openFilledIn: (operationId: string, values?: LinkValues) => Promise<void>
  /** Opens the one-time password form, filled with the number. */
  openVerification: (values: JsonObject) => Promise<void>
  /** Repeats a call of the history and shows its answer. */
  resend: (call: CallRecord) => Promise<void>
}

export function useFormLinks(form: OperationForm, source: ProductSource): FormLinks {
  return useMemo(() => {
    const open = (operationId: string) => {
      if (operationId !== form.operation.id) location.hash = hrefOf(tryOutOf(operationId))
    }
    const formOf = async (operationId: string): Promise<OperationForm> => {
      const { operation, contract } = await loadOnce(source, operationId)
      return { ...form, operation, contract }
    }
    // A form that fails to load shows its own error.
    const follow = (operationId: string, act: (next: OperationForm) => void) =>
      formOf(operationId)
        .then(act, () => {})
        .then(() => open(operationId))
    return {
      open,
      openFilledIn: (operationId, values) => follow(operationId, (next) => prepare(next, values)),
      openVerification: (values) =>
        follow('requestOneTimePassword', (next) => prepare(next, { body: withExampleNumber(next.operation, values) })),
      resend: (call) => follow(call.operationId, (next) => send(next, call.draft, call.request)),
    }
  }, [form, source])
}
