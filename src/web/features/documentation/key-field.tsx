import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { useGenerateKey } from '#generated/portal/client/keys.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { pastedKey } from '#web/entities/project/call-context.ts'
import { keyRequest } from '#web/entities/project/key-request.ts'
import { forgetKey, rememberKey } from '#web/stores/sandbox-keys.ts'
import { useSession } from '#web/stores/session.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeLine } from '#web/ui/code.tsx'
import { TextInput } from '#web/ui/input.tsx'

/** The sandbox key in the samples, kept in this tab's memory only. */
export function KeyField({ project, value }: { project: Project; value: string | undefined }) {
  return value ? <HeldKey projectId={project.projectId} value={value} /> : <MissingKey project={project} />
}

function HeldKey({ projectId, value }: { projectId: string; value: string }) {
  return (
    <Stack gap="2" minW="0">
      <Text fontWeight="medium">Sandbox key</Text>
      <HStack
        wrap="wrap"
        gap="2"
        css={{ '& > input': { flex: '1 1 200px', w: 'auto', minW: '0' }, '& > div': { flex: '1 1 240px' } }}
      >
        <CodeLine value={value} what="sandbox key" />
        <Button variant="secondary" onClick={() => forgetKey(projectId)}>
          Forget
        </Button>
      </HStack>
      <Text textStyle="caption" color="muted">
        Filled in below. Kept in this tab until you reload or close it, and stored nowhere.
      </Text>
    </Stack>
  )
}

function MissingKey({ project }: { project: Project }) {
  const [problem, setProblem] = useState<string>()
  const read = (typed: string) => {
    const read = pastedKey(typed)
    if ('key' in read) rememberKey(project.projectId, read.key)
    else setProblem(typed.trim() === '' ? undefined : read.problem)
  }
  return (
    <Stack gap="2" minW="0">
      <chakra.label fontWeight="medium" htmlFor="filling-key">
        Sandbox key
      </chakra.label>
      <HStack
        wrap="wrap"
        gap="2"
        css={{ '& > input': { flex: '1 1 200px', w: 'auto', minW: '0' }, '& > div': { flex: '1 1 240px' } }}
      >
        <TextInput
          id="filling-key"
          placeholder="Paste a key"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby="filling-key-note"
          onChange={({ target }) => read(target.value)}
        />
        <GenerateKey project={project} />
      </HStack>
      {problem ? (
        <Text textStyle="caption" color="danger.fg" id="filling-key-note" role="alert">
          {problem}
        </Text>
      ) : (
        <Text textStyle="caption" color="muted" id="filling-key-note">
          A new key is valid for {limits.keyValidDays} days; keys you have keep working. It is kept in this tab until
          you reload or close it, and stored nowhere.
        </Text>
      )}
    </Stack>
  )
}

function GenerateKey({ project }: { project: Project }) {
  const role = useSession(({ userRole }) => userRole)
  const decision = role && can.generateKey({ role }, { state: fromPortalStatus(project.status) }, 'sandbox')
  const { mutate, isPending } = useGenerateKey({
    mutation: {
      onSuccess: ({ data }) => rememberKey(project.projectId, data.apiKeyValue),
      onError: toastError,
    },
  })
  return (
    <Button
      variant="secondary"
      loading={isPending}
      onClick={() => mutate({ data: keyRequest(project.projectId, 'sandbox') })}
      disabledReason={decision?.because}
    >
      Generate a sandbox key
    </Button>
  )
}
