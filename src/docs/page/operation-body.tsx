import { use, useDeferredValue } from 'react'
import { Callbacks } from './callbacks.tsx'
import type { Operation } from './model.ts'
import { OperationDescription } from './operation-description.tsx'
import { PrintContext } from './page-context.ts'
import { Responses, useStatus } from './responses.tsx'
import { Samples } from './samples.tsx'
import { LINE } from './sections.ts'

interface OperationBodyProps {
  operation: Operation
  /** About as many lines as it has, for the room of what is still to come. */
  lines: number
  led: string | null
}

/**
 * What an operation takes and answers, and beside it the code. Of the operation that was asked for, what stands further
 * down comes a moment later.
 */
export function OperationBody({ operation, lines, led }: OperationBodyProps) {
  const [status, setStatus] = useStatus(operation)
  const isPrinting = use(PrintContext)
  const isWhole = useDeferredValue(true, led !== operation.id) || isPrinting
  return (
    <div className="ref-columns" style={isWhole ? undefined : { minHeight: lines * LINE }}>
      <div className="ref-words">
        <OperationDescription operation={operation} />
        {isWhole && <Responses responses={operation.responses} status={status} onChange={setStatus} />}
        {isWhole && <Callbacks callbacks={operation.callbacks} anchor={operation.id} />}
      </div>
      <div className="ref-aside">
        <Samples operation={operation} status={status} onStatus={setStatus} />
      </div>
    </div>
  )
}
