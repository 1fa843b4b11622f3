import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import type { SentRequest } from '#docs/try-out/request.ts'
import { messages } from '#domain/messages.ts'
import { messageOf, networkError } from '#web/api/errors.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeLines } from '#web/ui/code.tsx'

type Props = {
  request: SentRequest
  projectId: string
  hasKey: boolean
  /** Whether the sandbox simulates the product; otherwise it answers with the examples of the specification. */
  simulated: boolean
}

/** Sends the call of TRY OUT to the sandbox with the filled-in key, so that it counts towards the project's readiness. */
export function SendForReal({ request, projectId, hasKey, simulated }: Props) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: sendToSandbox })
  return (
    <Stack gap="3" pt="4" mt="4" borderTopWidth="1px" borderColor="line">
      <HStack wrap="wrap" gap="3">
        <Button
          variant="secondary"
          size="sm"
          loading={isPending}
          disabledReason={hasKey ? undefined : 'Fill in a sandbox key at the top of the page first.'}
          onClick={() => mutate(request)}
        >
          Send it for real
        </Button>
        <Text textStyle="caption" color="muted" flex="1 1 240px">
          {simulated ? (
            <SimulatorNote projectId={projectId} />
          ) : (
            'The sandbox answers with an example, and logs the call.'
          )}
        </Text>
      </HStack>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      {data && <Answer answer={data} projectId={projectId} />}
    </Stack>
  )
}

const SimulatorNote = ({ projectId }: { projectId: string }) => (
  <>
    Calls in TRY OUT do not count towards your project's readiness. The sandbox knows its own passwords, tokens and
    charges, not those of TRY OUT. Its passwords arrive on the{' '}
    <TextLink to="/projects/$projectId/handset" params={{ projectId }}>
      Handset
    </TextLink>
    .
  </>
)

function Answer({ answer: { status, body }, projectId }: { answer: SandboxAnswer; projectId: string }) {
  return (
    <Stack as="section" gap="2" aria-label="Answer of the sandbox">
      <Text role="status">
        The sandbox answered {status}. The call is in your{' '}
        <TextLink to="/projects/$projectId/calls" params={{ projectId }}>
          call log
        </TextLink>
        .
      </Text>
      <CodeLines>{body}</CodeLines>
    </Stack>
  )
}

interface SandboxAnswer {
  status: number
  body: string
}

/** Always calls the sandbox of this origin: the page's content security policy allows no other. */
async function sendToSandbox(request: SentRequest): Promise<SandboxAnswer> {
  const { pathname, search } = new URL(request.url, window.location.href)
  const { method, headers, body } = request
  try {
    const answer = await fetch(`${pathname}${search}`, {
      method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      body,
    })
    return { status: answer.status, body: await answer.text() }
  } catch {
    throw networkError(messages.error.network)
  }
}
