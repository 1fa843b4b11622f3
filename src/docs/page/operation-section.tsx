import { ChevronRight } from 'lucide-react'
import { type ReactNode, use, useDeferredValue, useId } from 'react'
import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { Callback, Operation, OperationEntry } from '#docs/model/product.ts'
import { hrefOf, isAtOrBelow, tryOutOf } from './anchors.ts'
import { MethodBadge } from './badges.tsx'
import { Breakable } from './breakable.tsx'
import { CodeBlock } from './code-block.tsx'
import { CopyLink } from './copy-button.tsx'
import { Failed, SkeletonLines } from './loading-states.tsx'
import { OperationDescription } from './operation-description.tsx'
import { usePacks } from './packs.ts'
import { PrintContext, useChoice, useOpen, usePage, type View, viewKey } from './page-context.ts'
import { Responses, useStatus } from './responses.tsx'
import { Samples } from './samples.tsx'
import { LINE_HEIGHT } from './sections.ts'
import { TabList, tabId } from './tabs.tsx'

const views: { key: View; label: string }[] = [
  { key: 'documentation', label: 'Documentation' },
  { key: 'try-out', label: 'TRY OUT' },
]

/** An operation: the head at once, the rest when its pack is loaded. `target` is the anchor to show. */
export function OperationSection({ entry, target }: { entry: OperationEntry; target: string | null }) {
  const { tryOut, onViewChange } = usePage()
  const [view, setView] = useChoice<View>(viewKey(entry.id), 'documentation', viewOf(entry.id, target))
  const canTry = tryOut && entry.kind === 'operation'
  const isTrying = canTry && view === 'try-out'
  const tabs = useId()
  const panel = canTry ? { role: 'tabpanel', 'aria-labelledby': tabId(tabs, view) } : {}
  const choose = (next: View) => {
    if (next === view) return
    onViewChange(entry.id, view, next)
    setView(next)
  }
  return (
    <>
      <OperationHead entry={entry} anchor={isTrying ? tryOutOf(entry.id) : undefined}>
        {canTry && <TabList label="View" id={tabs} tabs={views} current={view} onChange={choose} />}
      </OperationHead>
      <div {...panel}>{isTrying ? tryOut(entry.id) : <Documentation entry={entry} target={target} />}</div>
    </>
  )
}

function viewOf(id: string, target: string | null): View | undefined {
  if (target === null) return undefined
  return target === tryOutOf(id) ? 'try-out' : target === id ? undefined : 'documentation'
}

interface OperationHeadProps {
  entry: OperationEntry
  /** The anchor of TRY OUT while it is open. */
  anchor: string | undefined
  children: ReactNode
}

function OperationHead({ entry, anchor, children }: OperationHeadProps) {
  const { id, kind, summary, method, path, deprecated, deprecation } = entry
  return (
    <header className="ref-head" id={anchor}>
      <div className="ref-title">
        <h2 id={id} className={deprecated ? 'ref-struck' : undefined}>
          <Breakable text={summary} />
        </h2>
        <CopyLink anchor={id} what={summary} />
        {deprecated && <span className="ref-deprecated">{deprecatedLabel(deprecation)}</span>}
      </div>
      <div className="ref-route">
        <MethodBadge method={method} />
        {kind === 'webhook' && <span className="ref-note">Webhook</span>}
        <a className="ref-path" href={hrefOf(id)} aria-label={`${method} ${path}`}>
          <Breakable text={path} />
        </a>
      </div>
      {children}
    </header>
  )
}

function Documentation({ entry, target }: { entry: OperationEntry; target: string | null }) {
  const { packs } = usePage()
  const loaded = usePacks(packs, entry.packs)
  if (loaded.is === 'failed') return <Failed what={`The documentation of ${entry.summary}`} onRetry={loaded.retry} />
  if (loaded.is === 'waiting') return <OperationSkeleton entry={entry} />
  const operation = loaded.packs.find((pack) => entry.id in pack.operations)?.operations[entry.id]
  return operation ? <OperationBody operation={operation} lines={entry.lines} target={target} /> : null
}

/** As high as the operation is estimated to be. */
function OperationSkeleton({ entry }: { entry: OperationEntry }) {
  return (
    <div className="ref-columns" style={{ minHeight: entry.lines * LINE_HEIGHT }}>
      <SkeletonLines label={entry.summary} lines={entry.lines} />
      <div className="ref-aside">
        <div className="ref-code ref-empty" />
      </div>
    </div>
  )
}

interface OperationBodyProps {
  operation: Operation
  /** Estimated number of lines, for the placeholder. */
  lines: number
  target: string | null
}

/**
 * Request and responses of an operation with its code. For the operation in the URL, later parts are rendered a moment
 * later.
 */
function OperationBody({ operation, lines, target }: OperationBodyProps) {
  const [status, setStatus] = useStatus(operation)
  const isPrinting = use(PrintContext)
  const isWhole = useDeferredValue(true, target !== operation.id) || isPrinting
  return (
    <div className="ref-columns" style={isWhole ? undefined : { minHeight: lines * LINE_HEIGHT }}>
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

/** Requests that the API sends; each is expanded on demand, since it is as long as an operation. */
function Callbacks({ callbacks, anchor }: { callbacks: Callback[]; anchor: string }) {
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
  const [open, toggle] = useOpen(`${anchor}#callback-${name}-${operation.method}`, (visited) =>
    isAtOrBelow(visited, operation.id),
  )
  return (
    <li id={operation.id} className="ref-response">
      <h4>
        <button type="button" aria-expanded={open} onClick={toggle}>
          <ChevronRight size={14} aria-hidden />
          <MethodBadge method={operation.method} />{' '}
          <span className="ref-status-words">
            <Breakable text={operation.summary} />
          </span>
        </button>
      </h4>
      {open && (
        <div className="ref-response-body">
          <p className="ref-note">
            Sent to{' '}
            <code>
              <Breakable text={expression} />
            </code>
          </p>
          <OperationDescription operation={operation} />
          <CodeBlock label={`Message of ${operation.summary}`} head={<b>Message</b>} {...callback.message} />
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
