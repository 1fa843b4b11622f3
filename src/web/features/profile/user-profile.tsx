import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewMessages } from '#domain/review-messages.ts'
import * as generated from '#generated/forms/user.js'
import { useGetUserSuspense } from '#generated/portal/client/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { emailField, personFields } from '#web/entities/company/company-fields.ts'
import { ChangedElsewhere } from '#web/entities/record/changed-elsewhere.tsx'
import { asRead, isChangedElsewhere } from '#web/entities/record/save-record.ts'
import { createForm } from '#web/form/create-form.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { showToast } from '#web/stores/toast.ts'
import { Screen } from '#web/ui/screen.tsx'
import { NotificationsLink } from './notifications-link.tsx'
import { personOf } from './profile-entry.ts'
import { userDescription, userSection } from './profile-pending.tsx'
import { type KnownPerson, readUser, savePersonRecord } from './records.ts'
import { Sessions } from './sessions.tsx'

const UserForm = createForm<generated.Value>('user', generated, {
  uiSchema: {
    'ui:options': { sections: [userSection] },
    ...personFields,
    ...emailField,
    address: { 'ui:autocomplete': 'street-address' },
  },
})

/** After loading what is saved, the focus is on the first field that can be edited. */
const focusFirstField = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('select, input:not([readonly])')?.focus()

/** The profile of a staff member. */
export function UserProfile() {
  const { data: user } = useGetUserSuspense()
  // `loads` is the form's key: a form takes its initial values once.
  const [{ known, loads }, setForm] = useState<{ known: KnownPerson; loads: number }>({ known: asRead(user), loads: 0 })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (change: UserChange) => {
      const outcome = await savePersonRecord(known, () => change)
      setForm({ known: outcome.known, loads })
      if (!outcome.saved) throw outcome.problem
    },
    onSuccess: () => showToast(reviewMessages.saved),
  })
  const changed = isChangedElsewhere(error)
  const load = async () => {
    setForm({ known: asRead(await readUser()), loads: loads + 1 })
    reset()
  }
  return (
    <Screen title="Profile" description={userDescription}>
      <div key={loads} ref={loads > 0 ? focusFirstField : null}>
        <UserForm
          initial={personOf(known.stored)}
          pending={isPending}
          problem={changed ? null : error}
          submitLabel="Save"
          leaveGuard={useLeaveGuard}
          unsaved={changed}
          onSubmit={({ emailId: _shown, ...change }) => mutate(change)}
        >
          {changed && (
            <ChangedElsewhere message={problemMessages['profile-changed']} hasUnsavedInput takesFocus onLoad={load} />
          )}
        </UserForm>
      </div>
      <NotificationsLink />
      <Sessions />
    </Screen>
  )
}
