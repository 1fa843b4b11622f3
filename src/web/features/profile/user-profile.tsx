import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { pageMessages } from '#domain/page-messages.ts'
import { isAppError } from '#web/api/errors.ts'
import { userMutations, userQueries } from '#web/api/user-queries.ts'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { showToast } from '#web/stores/toast.ts'
import { Screen } from '#web/ui/screen.tsx'
import { personOf } from './profile-entry.ts'
import { Sessions } from './sessions.tsx'
import { UserForm } from './user-form.tsx'
import { ofUser } from './words.ts'

/** The person behind a staff account. */
export function UserProfile() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  const { mutate, isPending, error } = useMutation({
    ...userMutations.save(),
    onSuccess: () => showToast(pageMessages.review.saved),
  })
  return (
    <Screen title="Profile" description={ofUser}>
      <UserForm
        initial={personOf(user)}
        pending={isPending}
        problem={isAppError(error) ? error : null}
        submitLabel="Save"
        leaveGuard={useLeaveGuard}
        onSubmit={({ emailId: _shown, ...change }) => mutate(change)}
      />
      <Sessions />
    </Screen>
  )
}
