import { Callbacks } from './callbacks.tsx'
import type { Operation } from './model.ts'
import { OperationWords } from './operation-words.tsx'
import { Responses, useStatus } from './responses.tsx'
import { Samples } from './samples.tsx'

/** What an operation takes and answers, and beside it the code. */
export function OperationBody({ operation }: { operation: Operation }) {
  const [status, setStatus] = useStatus(operation)
  return (
    <div className="ref-columns">
      <div className="ref-words">
        <OperationWords operation={operation} />
        <Responses responses={operation.responses} status={status} onChange={setStatus} />
        <Callbacks callbacks={operation.callbacks} anchor={operation.id} />
      </div>
      <div className="ref-aside">
        <Samples operation={operation} status={status} onStatus={setStatus} />
      </div>
    </div>
  )
}
