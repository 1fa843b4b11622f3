import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useMemo, useState } from 'react'
import { toHtml } from '#docs/page/pieces.ts'
import { statusLabel } from '#docs/page/status-labels.ts'
import { StatusBadge, type StatusTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { jsonPieces } from './json-pieces.ts'
import type { CallRecord } from './session-state.ts'
import { TraceView } from './trace-view.tsx'

const Frame = chakra('div', {
  base: { position: 'relative', bg: 'sunken', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', minW: '0' },
})
const Corner = chakra('div', { base: { position: 'absolute', top: '1', right: '1', bg: 'sunken', borderRadius: 'md' } })
const Text = chakra('pre', {
  base: {
    textStyle: 'mono',
    m: '0',
    p: '3',
    pr: '12',
    maxH: '420px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& .tok-key': { color: 'ink' },
    '& .tok-string': { color: 'live.fg' },
    '& .tok-number': { color: 'brand.fg' },
    '& .tok-constant': { color: 'suspended.fg' },
  },
})

/** JSON is coloured, other text is plain. */
function CodeView({ text, what }: { text: string; what: string }) {
  const html = useMemo(() => toHtml(jsonPieces(text)), [text])
  return (
    <Frame>
      <Text
        role="group"
        aria-label={what}
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: toHtml escapes all that is not its own
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Corner>
        <CopyButton text={text} what={what} />
      </Corner>
    </Frame>
  )
}

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
  /** Content before the parts of the answer. */
  children: ReactNode
}

/** The last answer with its explanation. */
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
