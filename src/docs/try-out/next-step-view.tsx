import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import type { ProductSource } from '#docs/model/product.ts'
import { hrefOf } from '#docs/page/anchors.ts'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import type { Bench } from './actions.ts'
import { Button } from './controls.tsx'
import { objectOf } from './fill-in.ts'
import { nextStepAfter, startingPointFor } from './next-step.ts'
import type { CallRecord } from './session-state.ts'
import type { FormLinks } from './use-form-links.ts'

interface NextStepViewProps {
  bench: Bench
  call: CallRecord
  links: FormLinks
  onSend: () => void
}

/** The suggested next operation. */
export function NextStepView({ bench, call, links, onSend }: NextStepViewProps) {
  const { contract, operation } = bench
  const engine = useStore(bench.store, (session) => session.engine)
  if (!contract || !isOperationId(operation.id)) return null
  const ledger = ledgerOf(engine)
  const body = objectOf(call.draft)
  const step = nextStepAfter({ operation: operation.id, answered: call.answered, body, contract, ledger })
  if (!step) return null
  const isSame = step.operation === operation.id && step.body === undefined
  return (
    <p className="try-next">
      <Button small onClick={() => (isSame ? onSend() : links.openFilledIn(step.operation, step.body))}>
        Next: {step.label}
      </Button>
      <span>{step.because}</span>
    </p>
  )
}

interface StartingPointProps {
  bench: Bench
  source: ProductSource
  links: FormLinks
}

/** Leads to the call that provides what this one needs. */
export function StartingPointView({ bench, source, links }: StartingPointProps) {
  const { contract, operation } = bench
  const engine = useStore(bench.store, (session) => session.engine)
  const start = contract && isOperationId(operation.id) ? startingPointFor(operation.id, ledgerOf(engine)) : null
  if (!start) return null
  const entries = source.product.groups.flatMap(({ operations }) => operations)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    void links.openFilledIn(start.operation)
  }
  return (
    <p className="try-notice">
      Start with step {start.step},{' '}
      <a href={hrefOf(`${start.operation}/try-out`)} onClick={open}>
        {entries.find(({ id }) => id === start.operation)?.summary ?? start.operation}
      </a>
      : {start.because}
    </p>
  )
}
