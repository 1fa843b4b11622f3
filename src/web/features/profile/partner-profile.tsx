import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesAccount } from '#domain/bank-details.ts'
import { can } from '#domain/capabilities.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { problems } from '#domain/problems.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { companyDocument, organisationQueries } from '#web/api/organisation-queries.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { RegistrationDocument } from '#web/entities/company/registration-document.tsx'
import { BankCodeDialog } from '#web/form/code-dialog.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { advance, atFirst, type Move, type Read, readOf } from './editor.ts'
import { isChangedElsewhere } from './is-changed-elsewhere.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerSections } from './partner-sections.tsx'
import { type Entry, entryOf } from './profile-entry.ts'
import { readProfile, save, saveWithCode } from './save-profile.ts'
import { Sessions } from './sessions.tsx'
import { ofDocument, ofPartner } from './words.ts'

/** Whatever closed it (specification.md, section 4); what else there is to know stands on the page. */
const closed = problems['profile-locked'].message

/** What a partner tells us of the company, the person who represents it, and its bank. */
export function PartnerProfile() {
  const { organisation, user, editor, filled, move, onSave, onCode, onCancel, onLoad } = useProfile()
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
            onClick={() => move({ move: 'edit', read: readOf(organisation, user) })}
          >
            Edit
          </Button>
        )
      }
    >
      {!edit.allowed && <ClosedNotice {...edit} said={editor.state === 'editing' ? editor.problem : null} />}
      {editor.state === 'reading' ? (
        <PartnerSections organisation={organisation} user={user} />
      ) : (
        <Editing
          key={filled}
          initial={entryOf(editor.read.company.stored, editor.read.person.stored)}
          pending={editor.state === 'saving'}
          problem={editor.state === 'editing' ? editor.problem : null}
          onSave={(entry) => onSave(entry, editor.read)}
          onCancel={() => onCancel(editor.read)}
          onLoad={onLoad}
        />
      )}
      {(editor.state === 'confirming' || editor.state === 'saving-bank') && (
        <BankCodeDialog
          email={user.emailId}
          payable={namesAccount(editor.entry)}
          pending={editor.state === 'saving-bank'}
          problem={editor.state === 'confirming' ? editor.problem : null}
          onCode={(otp) => editor.state === 'confirming' && onCode(editor, otp)}
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
  /** Another form each time: what is loaded takes the place of what was typed. */
  const [filled, setFilled] = useState(0)
  const move = (action: Move) => {
    setEditor((before) => advance(before, action))
    if (action.move === 'saved') showToast(pageMessages.review.saved)
  }
  const onSave = async (entry: Entry, read: Read) => {
    move({ move: 'save' })
    move(await save(entry, read))
  }
  const onCode = async ({ entry, read }: { entry: Entry; read: Read }, otp: string) => {
    move({ move: 'confirm' })
    move(await saveWithCode(entry, read, otp))
  }
  const onCancel = ({ company, person }: Read) => {
    move({ move: 'cancel' })
    // What was sent and not answered may be stored: then what stands behind the form is older.
    if (company.unanswered.length + person.unanswered.length > 0) readProfile().catch(() => {})
  }
  const onLoad = async () => {
    move({ move: 'edit', read: await readProfile() })
    setFilled((before) => before + 1)
  }
  return { organisation, user, editor, filled, move, onSave, onCode, onCancel, onLoad }
}

type EditingProps = {
  initial: Entry
  pending: boolean
  problem: unknown
  onSave: (entry: Entry) => void
  onCancel: () => void
  onLoad: () => Promise<void>
}

function Editing({ initial, pending, problem, onSave, onCancel, onLoad }: EditingProps) {
  const { data } = useSuspenseQuery(configQueries.all())
  const changed = isChangedElsewhere(problem)
  return (
    <PartnerForm
      initial={initial}
      pending={pending}
      problem={changed ? null : asProblem(problem)}
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
    >
      {changed && <ChangedElsewhere onLoad={onLoad} />}
    </PartnerForm>
  )
}

const asProblem = (problem: unknown) =>
  problem === null ? null : isAppError(problem) ? problem : { message: messageOf(problem) }
