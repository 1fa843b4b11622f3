import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { isAppError } from '#web/api/errors.ts'
import { readUser, userMutations, userQueries } from '#web/api/user-queries.ts'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { showToast } from '#web/stores/toast.ts'
import { Screen } from '#web/ui/screen.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { isChangedElsewhere } from './is-changed-elsewhere.ts'
import { personOf } from './profile-entry.ts'
import { Sessions } from './sessions.tsx'
import { UserForm } from './user-form.tsx'
import { ofUser } from './words.ts'

/** The person behind a staff account. */
export function UserProfile() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  // What the form was filled with, and how often: what is loaded takes the place of what was typed.
  const [{ read, times }, setFilled] = useState({ read: user, times: 0 })
  const { mutate, isPending, error, reset } = useMutation({
    ...userMutations.save(),
    onSuccess: (saved) => {
      setFilled({ read: saved, times })
      showToast(pageMessages.review.saved)
    },
  })
  const changed = isChangedElsewhere(error)
  const load = async () => {
    setFilled({ read: await readUser(), times: times + 1 })
    reset()
  }
  return (
    <Screen title="Profile" description={ofUser}>
      <UserForm
        key={times}
        initial={personOf(read)}
        pending={isPending}
        problem={isAppError(error) && !changed ? error : null}
        submitLabel="Save"
        leaveGuard={useLeaveGuard}
        unsaved={changed}
        onSubmit={({ emailId: _shown, ...change }) => mutate({ ...change, revision: read.revision })}
      >
        {changed && <ChangedElsewhere onLoad={load} />}
      </UserForm>
      <Sessions />
    </Screen>
  )
}
