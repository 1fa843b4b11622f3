import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useRemoveIpAddress } from '#generated/portal/client/projects.ts'
import type { IpAddress } from '#generated/portal/model/ipAddress.ts'
import { messageOf } from '#web/api/errors.ts'
import { showToast } from '#web/stores/toast.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { projectId: string; address: IpAddress; editable: boolean }

export function AddressRow({ projectId, address, editable }: Props) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRemoveIpAddress({
    mutation: {
      onSettled: () => setAsking(false),
      onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
    },
  })
  const active = address.status === 'active'
  return (
    <HStack as="li" gap="3" pl="3" pr="1" minH="10" borderWidth="1px" borderColor="line" borderRadius="md">
      <Span textStyle="mono" flex="1">
        {address.ip}
      </Span>
      <StatusBadge tone={active ? 'live' : 'draft'}>{active ? 'Active' : 'Inactive'}</StatusBadge>
      {editable && (
        <IconButton label={`Remove ${address.ip}`} onClick={() => setAsking(true)}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {asking && (
        <ConfirmDialog
          title="Remove this address?"
          confirm="Remove address"
          pending={isPending}
          onConfirm={() => mutate({ projectId, ipId: address.id })}
          onClose={() => setAsking(false)}
        >
          Servers at {address.ip} will no longer be allowed to call the platform for this project.
        </ConfirmDialog>
      )}
    </HStack>
  )
}
