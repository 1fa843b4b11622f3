import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import { useState } from 'react'
import { partLabels, requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { ipListProblems, splitIpList } from '#domain/formats/ip-list.ts'
import { limits } from '#domain/limits.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import * as generated from '#generated/forms/ip-addresses.js'
import { useAddIpAddresses, useRemoveIpAddress } from '#generated/portal/client/projects.ts'
import type { IpAddress } from '#generated/portal/model/ipAddress.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { useDeleteDialog } from '#web/entities/use-delete-dialog.ts'
import { createForm } from '#web/form/create-form.tsx'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { closeToSection } from '#web/ui/focus-heading.ts'

const AddressForm = createForm<generated.Value>('ip-addresses', generated, {
  uiSchema: {
    ipAddresses: {
      'ui:widget': 'textarea',
      'ui:autocomplete': 'off',
      'ui:options': { rows: 2 },
      'ui:help': 'Separate several addresses by commas or spaces.',
    },
  },
  rules: ({ ipAddresses = '' }) => ({ ipAddresses: ipListProblems(splitIpList(ipAddresses)).join('\n') || undefined }),
})

const sectionId = 'whitelisted-ips'

/** Addresses the project may call from. */
export function AddressSection({ project }: { project: Project }) {
  const role = useSession(({ userRole }) => userRole)
  const edit = role ? can.editIpAddresses({ role }, requestedChangesForPartner(project)) : undefined
  const editable = edit?.allowed ?? false
  const count = project.network.length
  return (
    <Card title={partLabels.addresses} anchor={sectionId} note={`${count} of ${limits.ipAddressesPerProject}`}>
      <Stack gap="6">
        {count === 0 ? (
          <Text color="muted">No addresses yet. Add those of the servers that will call the platform.</Text>
        ) : (
          <Grid
            as="ul"
            gap="2"
            templateColumns="repeat(auto-fill, minmax(260px, 1fr))"
            aria-label={partLabels.addresses}
          >
            {project.network.map((address) => (
              <AddressRow key={address.id} project={project} address={address} editable={editable} />
            ))}
          </Grid>
        )}
        {edit && !edit.allowed && <Alert kind="info">{edit.because}</Alert>}
        {editable && <AddAddresses projectId={project.projectId} />}
      </Stack>
    </Card>
  )
}

function AddAddresses({ projectId }: { projectId: string }) {
  const [round, setRound] = useState(1)
  const { mutate, isPending, error } = useAddIpAddresses()
  const added = () => {
    closeToSection(() => setRound((before) => before + 1), sectionId)
    showToast(reviewMessages.saved)
  }
  return (
    <AddressForm
      key={round}
      pending={isPending}
      problem={error}
      submitLabel="Add addresses"
      onSubmit={({ ipAddresses }) =>
        mutate({ projectId, data: { ipAddresses: splitIpList(ipAddresses) } }, { onSuccess: added })
      }
    />
  )
}

type Props = { project: Project; address: IpAddress; editable: boolean }

function AddressRow({ project, address, editable }: Props) {
  const { isOpen, open, close, mutation } = useDeleteDialog(sectionId)
  const { mutate, isPending } = useRemoveIpAddress({ mutation })
  const { projectId, network } = project
  const active = isActive(address)
  return (
    <HStack as="li" gap="3" pl="3" pr="1" minH="10" borderWidth="1px" borderColor="line" borderRadius="md">
      <Span textStyle="mono" flex="1">
        {address.ip}
      </Span>
      <StatusBadge tone={active ? 'live' : 'draft'}>{active ? 'Active' : 'Inactive'}</StatusBadge>
      {editable && (
        <IconButton label={`Remove ${address.ip}`} onClick={open}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {isOpen && (
        <ConfirmDialog
          title="Remove this address?"
          confirm="Remove address"
          pending={isPending}
          onConfirm={() => mutate({ projectId, ipId: address.id })}
          onClose={close}
        >
          {removalNote(address, network.filter(isActive).length)}
        </ConfirmDialog>
      )}
    </HStack>
  )
}

const isActive = ({ status }: IpAddress) => status === 'active'

/** An environment without active addresses differs: the sandbox takes every call, and live none. */
function removalNote(address: IpAddress, active: number): string {
  if (!isActive(address)) return `Servers at ${address.ip} will not be allowed to make live calls for this project.`
  if (active > 1) return `Servers at ${address.ip} will no longer be allowed to call the platform for this project.`
  return 'It is the last active address. Without one, live calls are refused, and the sandbox takes calls from every address.'
}
