import { products } from 'virtual:products'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { storeReplay } from '#docs/try-out/replay.ts'
import { useGetCall } from '#generated/portal/client/calls.ts'
import type { Call } from '#generated/portal/model/call.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { WireMessage } from '#generated/portal/model/wireMessage.ts'
import { TextLink } from '#web/entities/link.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { messageFor } from '#web/stores/error-modal.ts'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { showToast } from '#web/stores/toast.ts'
import { IdCell, None } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeLines } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Moment } from './call-columns.tsx'
import { messageText, prettyJson } from './call-text.ts'
import { correlationIdLabel, httpStatusLabel, meaningAnchor, meaningPage, resultLabel, toneOf } from './labels.ts'
import { withoutMasked } from './masked-fields.ts'
import { readPlaces } from './replay-target.ts'

type Props = { project: Project; callId: string; onClose: () => void }

/** One call: its request and its answer. */
export function CallDialog({ project, callId, onClose }: Props) {
  const read = useGetCall(project.projectId, callId, { query: { staleTime: Number.POSITIVE_INFINITY } })
  const call = read.data
  return (
    <Dialog
      title={call ? `${call.method} ${call.path}` : 'API call'}
      size="md"
      onClose={onClose}
      footer={call && <ReplayCall project={project} call={call} />}
    >
      <QueryState read={read} what="call" />
      {call && <Parts call={call} />}
    </Dialog>
  )
}

function Result({ call }: { call: Call }) {
  const suffix = products.find((product) => product.suffix === meaningPage(call))?.suffix
  const anchor = meaningAnchor(call)
  return (
    <Flex as="span" inline wrap="wrap" align="center" gap="3">
      <StatusBadge tone={toneOf(call)}>{resultLabel(call)}</StatusBadge>
      {suffix && anchor && (
        <TextLink to="/api-doc/$suffix" params={{ suffix }} hash={anchor}>
          What it means
        </TextLink>
      )}
    </Flex>
  )
}

const CorrelationId = ({ id }: { id: string | null }) => (id ? <IdCell id={id} what="correlation id" /> : <None />)

/** Named only where an agent made the call. */
const madeBy = ({ agentToken }: Call): [string, string][] => (agentToken === null ? [] : [['Agent token', agentToken]])

function Parts({ call }: { call: Call }) {
  return (
    <>
      <DescriptionList
        items={[
          ['Result', <Result key="result" call={call} />],
          ['HTTP status', httpStatusLabel(call)],
          ['Time', <Moment key="at" at={call.at} />],
          ['Latency', `${call.latency} ms`],
          [correlationIdLabel, <CorrelationId key="correlation" id={call.correlationId} />],
          ['Operator', call.provider ?? <None key="provider" />],
          ['Answered by', call.answeredBy ?? <None key="connection" />],
          ['From address', call.ipAddress],
          ...madeBy(call),
        ]}
      />
      {call.trace.length > 0 && (
        <section aria-labelledby="call-trace">
          <Heading as="h3" size="sm" id="call-trace">
            Why this answer
          </Heading>
          <Stack as="ol" gap="1" pl="5" listStyle="decimal" color="muted">
            {[...call.trace.entries()].map(([at, line]) => (
              <li key={at}>{line}</li>
            ))}
          </Stack>
        </section>
      )}
      <Message title="Request" firstLine={`${call.method} ${call.path}`} message={call.request} />
      <Message title="Response" firstLine={`HTTP ${call.httpStatus}`} message={call.response} />
    </>
  )
}

function Message({ title, firstLine, message }: { title: string; firstLine: string; message: WireMessage }) {
  const { headers, body } = message
  return (
    <Stack as="section" gap="2" minW="0" aria-label={title}>
      <Flex align="center" justify="space-between">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <CopyButton text={messageText(firstLine, message)} what={title.toLowerCase()} />
      </Flex>
      <CodeLines>
        {firstLine}
        {headers.map(({ name, value }) => (
          <span key={`${name}: ${value}`}>
            {'\n'}
            <Span color="muted">{name}:</Span> {value}
          </span>
        ))}
        {body && `\n\n${prettyJson(body)}`}
      </CodeLines>
    </Stack>
  )
}

type ReplayCallProps = { project: Project; call: Call }

/** Opens the call in TRY OUT, filled with its request. */
function ReplayCall({ project, call }: ReplayCallProps) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ suffix, operationId }: { suffix: string; operationId: string }) => {
      storeReplay({
        operationId,
        parameters: await parametersOf(suffix, operationId, call.path),
        ...withoutMasked(call.request.body),
      })
      chooseProject(project.projectId)
      await navigate({ to: '/api-doc/$suffix', params: { suffix }, hash: `${operationId}/try-out` })
    },
    onError: (problem) => showToast(messageFor(problem), { kind: 'error' }),
  })
  const target = targetOf(call)
  if (!target)
    return (
      <Text color="muted" flex="1 1 240px" alignSelf="center">
        This path belongs to no API product, so there is nothing to replay.
      </Text>
    )
  return (
    <>
      <Text color="muted" flex="1 1 240px" alignSelf="center">
        Masked values are empty in TRY OUT. Fill them in again there.
      </Text>
      <Button loading={isPending} onClick={() => mutate(target)}>
        Replay in TRY OUT
      </Button>
    </>
  )
}

function targetOf({ product, operation }: Call) {
  const known = products.some(({ suffix }) => suffix === product)
  return known && product && operation ? { suffix: product, operationId: operation } : undefined
}

async function parametersOf(suffix: string, operationId: string, path: string) {
  const source = await products.find((product) => product.suffix === suffix)?.load()
  const operations = source?.product.groups.flatMap((group) => group.operations) ?? []
  const template = operations.find(({ id }) => id === operationId)?.path
  return (template && readPlaces(template, path)) || {}
}
