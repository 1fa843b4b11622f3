import { Flex } from '@chakra-ui/react/flex'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { descriptionOf, type MailTime, rulesOf } from '#domain/notifications.ts'
import {
  getGetNotificationPreferencesQueryKey,
  getSaveNotificationPreferencesMutationKey,
  useGetNotificationPreferencesSuspense,
  useSaveNotificationPreferences,
} from '#generated/portal/client/notifications.ts'
import type { NotificationPreference } from '#generated/portal/model/notificationPreference.ts'
import type { NotificationPreferences } from '#generated/portal/model/notificationPreferences.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast, toastError } from '#web/stores/toast.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/input.tsx'

const mailLabels: Record<MailTime, string> = { 'at-once': 'Each by email', daily: 'One email a day', none: 'No email' }

/** Where each kind arrives. A choice is saved at once. */
export function Preferences() {
  const { data } = useGetNotificationPreferencesSuspense()
  const { mutate } = useSaveNotificationPreferences({
    mutation: {
      // One after the other, so that the last choice is the one that is kept.
      scope: { id: 'notification-preferences' },
      onMutate: ({ data: { items } }) => showChosen(items),
      onSuccess: () => showToast('Saved!'),
      onError: toastError,
      // By hand, after the last save: the answer after an earlier one would take the last choice off the screen.
      onSettled: () =>
        queryClient.isMutating({ mutationKey: getSaveNotificationPreferencesMutationKey() }) === 1 &&
        queryClient.invalidateQueries({ queryKey }),
    },
  })
  const save = (preference: NotificationPreference) => mutate({ data: { items: [preference] } })
  return (
    <Card
      title="What you get"
      anchor="preferences"
      note="Codes and emails about the security of your account are always sent."
    >
      <Stack gap="0">
        {data.items.map((preference) => (
          <Choice key={preference.kind} preference={preference} onChoose={save} />
        ))}
      </Stack>
    </Card>
  )
}

const queryKey = getGetNotificationPreferencesQueryKey()

/** Shows choices before they are saved. A control that waits would lose the focus. */
function showChosen(chosen: NotificationPreference[]): void {
  queryClient.setQueryData<NotificationPreferences>(
    queryKey,
    (known) =>
      known && { ...known, items: known.items.map((item) => chosen.find(({ kind }) => kind === item.kind) ?? item) },
  )
}

interface ChoiceProps {
  preference: NotificationPreference
  onChoose: (preference: NotificationPreference) => void
}

function Choice({ preference, onChoose }: ChoiceProps) {
  const { label, mayHide, mail } = rulesOf(preference.kind)
  const role = useSession(({ userRole }) => userRole)
  return (
    <Flex
      wrap="wrap"
      justify="space-between"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
      role="group"
      aria-label={label}
    >
      <Stack gap="1" flex="1 1 280px">
        <Text fontWeight="medium">{label}</Text>
        <Text color="muted">{descriptionOf(preference.kind, role)}</Text>
      </Stack>
      <HStack wrap="wrap" gap="4">
        {mayHide ? (
          <Checkbox
            checked={preference.portal}
            onChange={({ target }) => onChoose({ ...preference, portal: target.checked })}
          >
            In the portal
          </Checkbox>
        ) : (
          <Text color="muted">Always in the portal</Text>
        )}
        {mail.length > 1 && (
          <Select
            w="44"
            aria-label={`Email: ${label}`}
            value={preference.mail}
            onChange={({ target }) => {
              const chosen = mail.find((time) => time === target.value)
              if (chosen) onChoose({ ...preference, mail: chosen })
            }}
          >
            {mail.map((time) => (
              <option key={time} value={time}>
                {mailLabels[time]}
              </option>
            ))}
          </Select>
        )}
      </HStack>
    </Flex>
  )
}
