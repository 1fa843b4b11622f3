import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
import { focusSection } from '#web/ui/focus-heading.ts'
import { TextInput } from '#web/ui/input.tsx'

const labelId = 'filling-key-label'
const noteId = 'filling-key-note'

/** The sandbox key in the samples, kept in this tab's memory only. */
export function KeyField({ project, value }: { project: Project; value: string | undefined }) {
  const field = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  /** The controls are replaced. The label takes the focus if one of them has it. */
  const exchange = (change: () => void) => {
    const hasFocus = field.current?.contains(document.activeElement)
    setProblem(undefined)
    flushSync(change)
    if (hasFocus) focusSection(labelId)
  }
  const onKey = (key: string) => exchange(() => rememberKey(project.projectId, key))
  return (
    <Stack ref={field} gap="2" minW="0">
      {value ? (
        <HeldKey value={value} onForget={() => exchange(() => forgetKey(project.projectId))} />
      ) : (
        <MissingKey project={project} invalid={Boolean(problem)} onProblem={setProblem} onKey={onKey} />
      )}
      {problem ? (
        <Text textStyle="caption" color="danger.fg" id={noteId} role="alert">
          {problem}
        </Text>
      ) : (
        <Text textStyle="caption" color="muted" id={noteId} role="status">
          {value
            ? 'Filled in below. Kept in this tab until you reload or close it, and stored nowhere.'
            : `A new key is valid for ${limits.keyValidDays} days. Your existing keys keep working. The key is kept in this tab until you reload or close it, and stored nowhere.`}
        </Text>
      )}
    </Stack>
  )
}

/** The input or the key, and its button. */
const Controls = ({ children }: { children: ReactNode }) => (
  <HStack
    wrap="wrap"
    gap="2"
    css={{ '& > input': { flex: '1 1 200px', w: 'auto', minW: '0' }, '& > div': { flex: '1 1 240px' } }}
  >
    {children}
  </HStack>
)

function HeldKey({ value, onForget }: { value: string; onForget: () => void }) {
  return (
    <>
      <Text id={labelId} fontWeight="medium">
        Sandbox key
      </Text>
      <Controls>
        <CodeLine value={value} what="sandbox key" />
        <Button variant="secondary" onClick={onForget}>
          Forget
        </Button>
      </Controls>
    </>
  )
}

type MissingKeyProps = {
  project: Project
  invalid: boolean
  onProblem: (problem: string | undefined) => void
  onKey: (key: string) => void
}

function MissingKey({ project, invalid, onProblem, onKey }: MissingKeyProps) {
  const read = (typed: string) => {
    const read = pastedKey(typed)
    if ('key' in read) onKey(read.key)
    else onProblem(typed.trim() === '' ? undefined : read.problem)
  }
  return (
    <>
      <chakra.label id={labelId} fontWeight="medium" htmlFor="filling-key">
        Sandbox key
      </chakra.label>
      <Controls>
        <TextInput
          id="filling-key"
          placeholder="Paste a key"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={invalid || undefined}
          aria-describedby={noteId}
          onChange={({ target }) => read(target.value)}
        />
        <GenerateKey project={project} onKey={onKey} />
      </Controls>
    </>
  )
}

function GenerateKey({ project, onKey }: Pick<MissingKeyProps, 'project' | 'onKey'>) {
  const role = useSession(({ userRole }) => userRole)
  const decision = role && can.generateKey({ role }, { state: fromPortalStatus(project.status) }, 'sandbox')
  const { mutate, isPending } = useGenerateKey({
    mutation: { onSuccess: ({ data }) => onKey(data.apiKeyValue), onError: toastError },
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
