import { products } from 'virtual:products'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Call } from '#generated/portal/model/call.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { wordsFor } from '#web/stores/error-modal.ts'
import { replayLater } from '#web/stores/replay.ts'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { withoutMasked } from './masked-fields.ts'
import { readPlaces } from './replay-target.ts'

type Props = { project: Project; call: Call }

/** Hands the call over to TRY OUT, whose form opens with what was sent. */
export function ReplayCall({ project, call }: Props) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ suffix, operationId }: { suffix: string; operationId: string }) => {
      replayLater({
        operationId,
        parameters: await parametersOf(suffix, operationId, call.path),
        ...withoutMasked(call.request.body),
      })
      chooseProject(project.projectId)
      await navigate({ to: '/api-doc/$suffix', params: { suffix }, hash: `${operationId}/try-out` })
    },
    onError: (problem) => showToast(wordsFor(problem), { kind: 'error' }),
  })
  const target = targetOf(call)
  if (!target)
    return (
      <Text color="muted" flex="1 1 240px" alignSelf="center">
        This path is none of an API product: there is nothing to replay.
      </Text>
    )
  return (
    <>
      <Text color="muted" flex="1 1 240px" alignSelf="center">
        What is masked is left empty there: it has to be filled in again.
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
