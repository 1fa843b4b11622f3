import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import { useState } from 'react'
import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { fromPortalStatus, hasGoneLive } from '#domain/project-states.ts'
import { useListWishedProductCodes } from '#generated/portal/client/readiness.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { WishedProductCode } from '#generated/portal/model/wishedProductCode.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { operatorName } from '#web/entities/project/operator-names.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { toastError } from '#web/stores/toast.ts'
import { MoneyCell } from '#web/table/cells.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { focusSection } from '#web/ui/focus-heading.ts'
import { ScreenSection } from '#web/ui/screen.tsx'
import { nameOf, useChangeWishes } from './use-change-wishes.ts'

const WishForm = lazyDialog(async () => (await import('./wish-form.tsx')).WishForm)

/** The product codes that the partner wishes for live use. A live project has the real ones. */
export function WishedCodes({ project }: { project: Project }) {
  const { projectId } = project
  const state = fromPortalStatus(project.status)
  const read = useListWishedProductCodes(projectId)
  const wishes = read.data?.items
  const [adding, setAdding] = useState(false)
  const { mutate } = useChangeWishes({ onSuccess: () => focusSection('wished-codes'), onError: toastError })
  if (hasGoneLive(state) || state === 'suspended') return null
  const edit = can.wishProductCodes({ role: 'EXTERNAL_ADMIN' }, requestedChangesForPartner(project))
  return (
    <ScreenSection
      id="wished-codes"
      title="Live product codes you want"
      note="What you want to sell. The operator adds the live codes while your request is reviewed."
      action={
        <Button variant="secondary" disabled={!wishes} disabledReason={edit.because} onClick={() => setAdding(true)}>
          Add a code
        </Button>
      }
    >
      <QueryState read={read} what="codes that you want" />
      {wishes?.length === 0 && (
        <Text layerStyle="card" color="muted" p="6">
          No code yet. Add the codes that you want to sell.
        </Text>
      )}
      {wishes && wishes.length > 0 && (
        <Stack as="ul" gap="2" aria-label="Live product codes you want">
          {wishes.map((wish) => (
            <Wish
              key={nameOf(wish)}
              wish={wish}
              onRemove={edit.allowed ? () => mutate({ projectId, without: wish }) : undefined}
            />
          ))}
        </Stack>
      )}
      {adding && <WishForm projectId={projectId} onClose={() => setAdding(false)} />}
    </ScreenSection>
  )
}

function Wish({ wish, onRemove }: { wish: WishedProductCode; onRemove: (() => void) | undefined }) {
  const { data: configs } = useGetConfigsSuspense()
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      columnGap="4"
      pl="3"
      pr="1"
      minH="10"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      bg="surface"
    >
      <span>{wish.description}</span>
      <Code>{wish.code}</Code>
      <Text color="muted">{operatorName(configs.PROVIDER, wish.provider)}</Text>
      <MoneyCell amount={wish.price} currency={wish.currency} />
      {onRemove && (
        <Flex ml="auto">
          <IconButton label={`Remove ${wish.code}`} onClick={onRemove}>
            <X size={16} aria-hidden />
          </IconButton>
        </Flex>
      )}
    </Flex>
  )
}
