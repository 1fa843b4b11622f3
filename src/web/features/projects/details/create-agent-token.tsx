import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { formatDate } from '#domain/dates.ts'
import * as generated from '#generated/forms/new-agent-token.js'
import { useCreateAgentToken } from '#generated/portal/client/agent-tokens.ts'
import { NewAgentTokenValidDays } from '#generated/portal/model/newAgentTokenValidDays.ts'
import { createForm } from '#web/form/create-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeLines, SecretOnce } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const Form = createForm<generated.Value>('agent-token', generated, {
  uiSchema: {
    name: { 'ui:help': 'Which agent uses it, like Laptop assistant.', 'ui:autocomplete': 'off' },
    validDays: { 'ui:widget': 'radio' },
  },
})

const choices = {
  validDays: Object.values(NewAgentTokenValidDays).map((days) => ({ value: days, label: `${days} days` })),
}

type Props = { projectId: string; serverUrl: string; onClose: () => void }

/** Asks for a name and an expiry, then shows the token once with the settings of a client. */
export function CreateAgentToken({ projectId, serverUrl, onClose }: Props) {
  const { mutate, isPending, error, data } = useCreateAgentToken()
  if (data) return <NewAgentToken {...data.data} serverUrl={serverUrl} onClose={onClose} />
  return (
    <Dialog title="Create an agent token" keepsInput onClose={isPending ? undefined : onClose}>
      <Text color="muted">
        The agent can call the sandbox of this project and search the documentation. It cannot reach the live
        environment or another project.
      </Text>
      <Form
        choices={choices}
        initial={{ validDays: 30 }}
        pending={isPending}
        problem={error}
        submitLabel="Create"
        onSubmit={(value) => mutate({ projectId, data: value })}
        onCancel={onClose}
      />
    </Dialog>
  )
}

type NewProps = { value: string; token: { expiresOn: string }; serverUrl: string; onClose: () => void }

function NewAgentToken({ value, token, serverUrl, onClose }: NewProps) {
  const settings = agentSettings(serverUrl, value)
  return (
    <Dialog title="Your agent token" size="md" footer={<Button onClick={onClose}>Done</Button>}>
      <SecretOnce value={value} what="agent token" />
      <Text color="muted">It works until {formatDate(token.expiresOn)}. You can revoke it at any time.</Text>
      <Stack as="section" gap="3" aria-labelledby="agent-settings">
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Heading as="h3" size="sm" id="agent-settings">
            Connect the agent
          </Heading>
          <CopyButton text={settings} what="settings" label="Copy settings" />
        </Flex>
        <Text color="muted">Paste this into the MCP settings of the agent. The token is in it.</Text>
        <CodeLines data-testid="agent-settings">{settings}</CodeLines>
      </Stack>
    </Dialog>
  )
}

/** The settings of an MCP client, in the form that most of them read. */
function agentSettings(serverUrl: string, token: string): string {
  const server = { type: 'http', url: serverUrl, headers: { Authorization: `Bearer ${token}` } }
  return JSON.stringify({ mcpServers: { 'open-platform-sandbox': server } }, null, 2)
}
