import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { problems } from '#domain/problems.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { companyDocument, organisationQueries } from '#web/api/organisation-queries.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { BankCodeDialog } from '#web/form/code-dialog.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { RegistrationDocument } from '#web/form/registration-document.tsx'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { advance, atFirst, type Move } from './editor.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerSections } from './partner-sections.tsx'
import { type Entry, entryOf } from './profile-entry.ts'
import { save, saveWithCode } from './save-profile.ts'
import { Sessions } from './sessions.tsx'
import { ofDocument, ofPartner } from './words.ts'

/** Whatever closed it (specification.md, section 4); what else there is to know stands on the page. */
const closed = problems['profile-locked'].message

/** What a partner tells us of the company, the person who represents it, and its bank. */
export function PartnerProfile() {
  const { organisation, user, editor, move, onSave, onCode } = useProfile()
  const edit = can.editProfile({ role: 'EXTERNAL_ADMIN' }, organisation)
  return (
    <Screen
      title="Profile"
      description={ofPartner}
      action={
        editor.state === 'reading' && (
          <Button
            autoFocus={editor.again}
            disabledReason={edit.allowed ? undefined : closed}
            onClick={() => move({ move: 'edit' })}
          >
            Edit
          </Button>
        )
      }
    >
      {!edit.allowed && edit.because !== closed && <Alert kind="info">{edit.because}</Alert>}
      {editor.state === 'reading' ? (
        <PartnerSections organisation={organisation} user={user} />
      ) : (
        <Editing
          initial={entryOf(organisation, user)}
          pending={editor.state === 'saving'}
          problem={editor.state === 'editing' ? editor.problem : null}
          onSave={onSave}
          onCancel={() => move({ move: 'cancel' })}
        />
      )}
      {(editor.state === 'confirming' || editor.state === 'saving-bank') && (
        <BankCodeDialog
          email={user.emailId}
          pending={editor.state === 'saving-bank'}
          problem={editor.state === 'confirming' ? editor.problem : null}
          onCode={(otp) => onCode(editor.entry, otp)}
          onClose={() => move({ move: 'cancel' })}
        />
      )}
      <Card title="Registration document" note={ofDocument}>
        <RegistrationDocument document={companyDocument(organisation)} organisation={organisation} />
      </Card>
      <Sessions />
    </Screen>
  )
}

function useProfile() {
  const { data: organisation } = useSuspenseQuery(organisationQueries.mine())
  const { data: user } = useSuspenseQuery(userQueries.me())
  const [editor, setEditor] = useState(atFirst)
  const move = (action: Move) => {
    setEditor((before) => advance(before, action))
    if (action.move === 'saved') showToast(pageMessages.review.saved)
  }
  const stored = { organisation, user }
  const onSave = async (entry: Entry) => {
    move({ move: 'save' })
    move(await save(entry, stored))
  }
  const onCode = async (entry: Entry, otp: string) => {
    move({ move: 'confirm' })
    move(await saveWithCode(entry, stored, otp))
  }
  return { organisation, user, editor, move, onSave, onCode }
}

type EditingProps = {
  initial: Entry
  pending: boolean
  problem: unknown
  onSave: (entry: Entry) => void
  onCancel: () => void
}

function Editing({ initial, pending, problem, onSave, onCancel }: EditingProps) {
  const { data } = useSuspenseQuery(configQueries.all())
  return (
    <PartnerForm
      initial={initial}
      pending={pending}
      problem={asProblem(problem)}
      submitLabel="Save"
      leaveGuard={useLeaveGuard}
      // Saved, the form is gone; until then it may wait for the code of a new bank.
      unsaved
      choices={{ industry: data.COMPANY_TYPE.map(({ name }) => ({ value: name, label: name })) }}
      onSubmit={onSave}
      secondary={
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  )
}

const asProblem = (problem: unknown) =>
  problem === null ? null : isAppError(problem) ? problem : { message: messageOf(problem) }
