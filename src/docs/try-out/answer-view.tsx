import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { statusLabel } from '#docs/page/status-labels.ts'
import { StatusBadge, type StatusTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CodeView } from './code-view.tsx'
import type { CallRecord } from './session-state.ts'
import { TraceView } from './trace-view.tsx'

const Arrival = chakra('div', { base: { scrollMarginBlock: 'var(--ref-offset, 16px) 16px' } })
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mb: '2' } })
const Title = chakra('h3', { base: { textStyle: 'lead', fontWeight: 'semibold' } })
const Code = chakra('span', { base: { textStyle: 'mono', overflowWrap: 'anywhere' } })
const Aside = chakra('span', { base: { color: 'muted', textStyle: 'caption' } })
const End = chakra('span', { base: { ml: 'auto' } })
const Message = chakra('p', { base: { mb: '2', overflowWrap: 'anywhere' } })
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'mono',
    overflowWrap: 'anywhere',
    '& dt': { color: 'muted' },
    '& dd': { m: '0' },
  },
})

const tones: Record<string, StatusTone> = { '2': 'live', '4': 'pending', '5': 'rejected' }
export const toneOf = (status: number): StatusTone => tones[String(status).charAt(0)] ?? 'draft'

export const nameOf = (status: number) => [status, statusLabel({ status: String(status) })].filter(Boolean).join(' ')

type Part = 'body' | 'why' | 'headers' | 'request'

const parts: { key: Part; label: string }[] = [
  { key: 'body', label: 'Body' },
  { key: 'why', label: 'Why this answer' },
  { key: 'headers', label: 'Headers' },
  { key: 'request', label: 'Request' },
]

interface AnswerViewProps {
  call: CallRecord
  onAgain: () => void
  /** What came with it, before its parts. */
  children: ReactNode
}

/** The answer to the last call, and why it is this one. */
export function AnswerView({ call, onAgain, children }: AnswerViewProps) {
  const [part, setPart] = useState<Part>('body')
  const { answered, tookMs } = call
  const shown = parts.filter(({ key }) => key !== 'why' || answered.trace !== null)
  const current = shown.some(({ key }) => key === part) ? part : 'body'
  return (
    <section aria-label={`Answer to ${call.operationId}`}>
      <Arrival data-arrival>
        <Head>
          <Title>Answer</Title>
          <StatusBadge tone={toneOf(answered.status)}>{nameOf(answered.status)}</StatusBadge>
          {answered.resultCode && <Code>{answered.resultCode}</Code>}
          <Aside>{tookMs < 1 ? 'less than 1' : Math.round(tookMs)} ms</Aside>
          <End>
            <Button variant="secondary" size="sm" onClick={onAgain}>
              Send again
            </Button>
          </End>
        </Head>
        {answered.message && <Message>{answered.message}</Message>}
        {children}
      </Arrival>
      <Tabs label="Parts of the answer" tabs={shown} current={current} onChange={setPart}>
        <PartOf call={call} part={current} />
      </Tabs>
    </section>
  )
}

function PartOf({ call: { answered, request }, part }: { call: CallRecord; part: Part }) {
  if (part === 'why' && answered.trace) return <TraceView trace={answered.trace} isRefusal={answered.status >= 400} />
  if (part === 'headers') return <Pairs pairs={answered.headers} />
  if (part === 'request') return <RequestView request={request} />
  return answered.body ? <CodeView text={answered.body} what="body of the answer" /> : <p>The answer has no body.</p>
}

function RequestView({ request }: Pick<CallRecord, 'request'>) {
  const { method, url, headers, body } = request
  return (
    <>
      <Message>
        <Code>
          {method} {url}
        </Code>
      </Message>
      <Pairs pairs={Object.entries(headers)} />
      {body && <CodeView text={body} what="body of the request" />}
    </>
  )
}

function Pairs({ pairs }: { pairs: [name: string, value: string][] }) {
  if (pairs.length === 0) return <p>None.</p>
  return (
    <Facts>
      {pairs.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}
