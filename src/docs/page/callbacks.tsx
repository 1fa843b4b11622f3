import { ChevronRight } from 'lucide-react'
import type { Callback } from '#docs/model/product.ts'
import { isWithin } from './anchors.ts'
import { MethodBadge } from './method-badge.tsx'
import { OperationDescription } from './operation-description.tsx'
import { useOpen } from './page-context.ts'
import { Responses, useStatus } from './responses.tsx'

/** Requests that the API sends; each is expanded on demand, since it is as long as an operation. */
export function Callbacks({ callbacks, anchor }: { callbacks: Callback[]; anchor: string }) {
  if (callbacks.length === 0) return null
  return (
    <section className="ref-block">
      <h3>Callbacks</h3>
      <ul className="ref-responses">
        {callbacks.map((callback) => (
          <CallbackRow key={callback.name + callback.operation.method} callback={callback} anchor={anchor} />
        ))}
      </ul>
    </section>
  )
}

function CallbackRow({ callback, anchor }: { callback: Callback; anchor: string }) {
  const { name, expression, operation } = callback
  const [open, toggle] = useOpen(`${anchor}#callback-${name}-${operation.method}`, (wanted) =>
    isWithin(wanted, operation.id),
  )
  return (
    <li id={operation.id} className="ref-response">
      <h4>
        <button type="button" aria-expanded={open} onClick={toggle}>
          <ChevronRight size={14} aria-hidden />
          <MethodBadge method={operation.method} />{' '}
          <span className="ref-status-words">{operation.summary || name}</span>
        </button>
      </h4>
      {open && (
        <div className="ref-response-body">
          <p className="ref-note">
            Sent to <code>{expression}</code>
          </p>
          <OperationDescription operation={operation} />
          <CallbackResponses callback={callback} />
        </div>
      )}
    </li>
  )
}

function CallbackResponses({ callback: { operation } }: { callback: Callback }) {
  const [status, setStatus] = useStatus(operation)
  return <Responses responses={operation.responses} status={status} onChange={setStatus} />
}
