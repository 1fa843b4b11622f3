import { type ReactNode, useMemo, useState } from 'react'
import { toHtml } from '#docs/model/pieces.ts'
import { statusLabel } from '#docs/model/status-labels.ts'
import type { StatusTone } from '#docs/page/badges.tsx'
import { CopyButton } from '#docs/page/copy-button.tsx'
import type { TraceEntry } from './answer.ts'
import { Button, StatusBadge, Tabs } from './controls.tsx'
import { jsonPieces } from './json-pieces.ts'
import { AnswerFile } from './real/answer-file.tsx'
import type { CallRecord } from './session-state.ts'

/** JSON is coloured, other text is plain. */
function CodeView({ text, what }: { text: string; what: string }) {
  const html = useMemo(() => toHtml(jsonPieces(text)), [text])
  return (
    <div className="try-code">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: toHtml escapes all that is not its own */}
      <pre role="group" aria-label={what} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
      <div className="try-code-corner">
        <CopyButton text={() => text} what={what} />
      </div>
    </div>
  )
}

const tones: Record<string, StatusTone> = { '2': 'live', '4': 'pending', '5': 'rejected' }
export const toneOf = (status: number | null): StatusTone => tones[String(status).charAt(0)] ?? 'draft'

export const nameOf = (status: number | null) =>
  status === null ? 'No answer' : [status, statusLabel(String(status))].filter(Boolean).join(' ')

type Part = 'body' | 'why' | 'headers' | 'request'

const parts: { key: Part; label: string }[] = [
  { key: 'body', label: 'Body' },
  { key: 'why', label: 'Why this answer' },
  { key: 'headers', label: 'Headers' },
  { key: 'request', label: 'Request' },
]

interface AnswerViewProps {
  call: CallRecord
  /** Undefined: a real call while calls are simulated. */
  onAgain: (() => void) | undefined
  /** Content before the parts of the answer. */
  children: ReactNode
}

/** The last answer with its explanation. */
export function AnswerView({ call, onAgain, children }: AnswerViewProps) {
  const [part, setPart] = useState<Part>('body')
  const { answered, tookMs, isReal } = call
  const isAnswered = answered.status !== null
  const shown = parts.filter(({ key }) => {
    if (key === 'why') return answered.trace !== null
    return isAnswered || key === 'request'
  })
  const current = shown.find(({ key }) => key === part)?.key ?? shown[0]?.key ?? 'request'
  return (
    <section aria-label={`Answer to ${call.operationId}`}>
      <div className="try-arrival" data-arrival>
        <div className="try-answer-head">
          <h3 className="try-title">Answer</h3>
          <StatusBadge tone={toneOf(answered.status)}>{nameOf(answered.status)}</StatusBadge>
          {answered.resultCode && <span className="try-mono">{answered.resultCode}</span>}
          {isReal && <span className="try-caption">Real call</span>}
          <span className="try-caption">{tookMs < 1 ? 'less than 1' : Math.round(tookMs)} ms</span>
          {onAgain && (
            <span className="ref-end">
              <Button kind="secondary" small onClick={onAgain}>
                Send again
              </Button>
            </span>
          )}
        </div>
        {answered.message && <p className="try-message">{answered.message}</p>}
        {answered.notes?.map((note) => (
          <p key={note} className="try-message try-note">
            {note}
          </p>
        ))}
        {children}
      </div>
      <Tabs label="Parts of the answer" tabs={shown} current={current} onChange={setPart}>
        <PartOf call={call} part={current} />
      </Tabs>
    </section>
  )
}

function PartOf({ call: { answered, request, operationId }, part }: { call: CallRecord; part: Part }) {
  if (part === 'why' && answered.trace)
    return <TraceView trace={answered.trace} isRefusal={answered.status === null || answered.status >= 400} />
  if (part === 'headers') return <Pairs pairs={answered.headers} />
  if (part === 'request') return <RequestView request={request} />
  const { body, file } = answered
  return (
    <>
      {body && <CodeView text={body.slice(0, maxShown)} what="body of the answer" />}
      {body.length > maxShown && (
        <p>
          The first {maxShown} of {body.length} characters.
        </p>
      )}
      {file && file.size > 0 && <AnswerFile file={file} name={`${operationId}-answer`} />}
      {!body && !file?.size && <p>The answer has no body.</p>}
    </>
  )
}

/** Rendering longer texts would block the page. */
const maxShown = 100_000

function RequestView({ request }: Pick<CallRecord, 'request'>) {
  const { method, url, headers, body } = request
  return (
    <>
      <p className="try-message">
        <span className="try-mono">
          {method} {url}
        </span>
      </p>
      <Pairs pairs={Object.entries(headers)} />
      {body && <CodeView text={body} what="body of the request" />}
    </>
  )
}

function Pairs({ pairs }: { pairs: [name: string, value: string][] }) {
  if (pairs.length === 0) return <p>None.</p>
  return (
    <dl className="try-pairs">
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const shapes = {
  passed: <path d="m3 8 3.500 3.500L13 5" />,
  skipped: <path d="M3 8h10" strokeDasharray="2 2.500" />,
  answered: <path d="M3 8h9m-4-4 4 4-4 4" />,
  refused: <path d="m4 4 8 8m0-8-8 8" />,
  'not made': <circle cx="8" cy="8" r="1" />,
}

/** The checks behind an answer, in order. */
function TraceView({ trace, isRefusal }: { trace: TraceEntry[]; isRefusal: boolean }) {
  return (
    <ol className="try-trace" aria-label="Checks, in order">
      {trace.map((entry) => (
        <li key={`${entry.check}-${entry.outcome}`} data-outcome={entry.outcome} data-refused={isRefusal}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            {shapes[entry.outcome]}
          </svg>
          <span>{entry.text}</span>
          <span className="try-caption">{entry.outcome}</span>
        </li>
      ))}
    </ol>
  )
}
