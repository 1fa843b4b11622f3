import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import { isAppError } from '#web/api/errors.ts'
import { readUser, userQueries } from '#web/api/user-queries.ts'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { showToast } from '#web/stores/toast.ts'
import { Screen } from '#web/ui/screen.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { isChangedElsewhere } from './is-changed-elsewhere.ts'
import { personOf } from './profile-entry.ts'
import { asRead, type Known, person, saveRecord } from './save-record.ts'
import { Sessions } from './sessions.tsx'
import { UserForm } from './user-form.tsx'
import { ofUser } from './words.ts'

/** Whoever has loaded what is saved begins with it. */
const begin = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('select, input:not([readonly])')?.focus()

type Filled = { read: Known<User, UserChange>; times: number }

/** The person behind a staff account. */
export function UserProfile() {
  const { data: user } = useSuspenseQuery(userQueries.me())
  // What the form was filled with, and how often: what is loaded takes the place of what was typed.
  const [{ read, times }, setFilled] = useState<Filled>({ read: asRead(user), times: 0 })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (change: UserChange) => {
      const outcome = await saveRecord(person, read, () => change)
      setFilled({ read: outcome.known, times })
      if (!outcome.saved) throw outcome.problem
    },
    onSuccess: () => showToast(pageMessages.review.saved),
  })
  const changed = isChangedElsewhere(error)
  const load = async () => {
    setFilled({ read: asRead(await readUser()), times: times + 1 })
    reset()
  }
  return (
    <Screen title="Profile" description={ofUser}>
      <div key={times} ref={times > 0 ? begin : null}>
        <UserForm
          initial={personOf(read.stored)}
          pending={isPending}
          problem={isAppError(error) && !changed ? error : null}
          submitLabel="Save"
          leaveGuard={useLeaveGuard}
          unsaved={changed}
          onSubmit={({ emailId: _shown, ...change }) => mutate(change)}
        >
          {changed && <ChangedElsewhere onLoad={load} />}
        </UserForm>
      </div>
      <Sessions />
    </Screen>
  )
}
