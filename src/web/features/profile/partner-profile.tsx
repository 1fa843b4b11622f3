import { Suspense, useState } from 'react'
import { partLabels } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useGetUserSuspense } from '#generated/portal/client/user.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { isAppError } from '#web/api/errors.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'
import { hasUnknownCountry } from '#web/entities/company/entries.ts'
import { RegistrationDocument, useCompanyDocument } from '#web/entities/company/registration-document.tsx'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { TextLink } from '#web/entities/link.tsx'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyOptional, lazyPart } from '#web/ui/lazy.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { advance, asLoaded, initialEditor, type LoadedProfile, type Move } from './editor.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { PartnerForm, type PartnerFormProps } from './partner-form.tsx'
import { type Entry, entryOf } from './profile-entry.ts'
import { documentNote, partnerDescription } from './profile-pending.tsx'
import { readProfile, save, saveWithCode } from './save-profile.ts'
import { SessionsPending } from './sessions-frame.tsx'

/** The partner's company, its representative and its bank: read, and edited until the first approval. */
export function PartnerProfile() {
  const { organisation, user, editor, formKey, ...on } = useProfile()
  const edit = can.editProfile({ role: 'EXTERNAL_ADMIN' }, organisation)
  const document = useCompanyDocument(organisation)
  return (
    <Screen
      title="Profile"
      description={partnerDescription}
      action={
        editor.state === 'reading' && (
          <Button
            autoFocus={editor.wasEdited}
            disabledReason={edit.allowed ? undefined : problemMessages['profile-locked']}
            onClick={on.onEdit}
          >
            Edit
          </Button>
        )
      }
    >
      {!edit.allowed && <ClosedNotice {...edit} problemOfForm={editor.state === 'editing' ? editor.problem : null} />}
      {hasUnknownCountry(organisation) && <UnknownCountryNotice />}
      {editor.state === 'reading' ? (
        <>
          <CompanyFacts company={organisation} />
          <RepresentativeFacts person={user} />
          <BankFacts bank={organisation.bankDetails} note="The account for your payouts." />
        </>
      ) : (
        <EditedProfile
          requested={organisation.requestedFields}
          key={formKey}
          initial={entryOf(editor.loaded.company.stored, editor.loaded.person.stored)}
          pending={editor.state === 'saving'}
          problem={editor.state === 'editing' ? editor.problem : null}
          onSave={(entry) => on.onSave(entry, editor.loaded)}
          onCancel={() => on.onCancel(editor.loaded)}
          onLoad={on.onLoad}
        />
      )}
      {(editor.state === 'confirming' || editor.state === 'saving-bank') && (
        <BankCodeDialog
          email={user.emailId}
          stored={editor.loaded.company.stored.bankDetails}
          wanted={editor.entry}
          pending={editor.state === 'saving-bank'}
          problem={editor.state === 'confirming' ? editor.problem : null}
          onCode={(otp) => editor.state === 'confirming' && on.onCode(editor.entry, editor.loaded, otp)}
          onClose={on.onCancelCode}
        />
      )}
      <Card title={partLabels.document} note={documentNote}>
        <RegistrationDocument document={document} organisation={organisation} />
      </Card>
      <NotificationsLink />
      <Suspense fallback={<SessionsPending />}>
        <AccountSecurity />
      </Suspense>
    </Screen>
  )
}

const loadBankCodeDialog = () => import('#web/entities/company/bank-code-dialog.tsx')
const BankCodeDialog = lazyDialog(async () => (await loadBankCodeDialog()).BankCodeDialog)

// At the end of the page, so it loads last.
const AccountSecurity = lazyOptional(async () => (await import('./second-step.tsx')).AccountSecurity)

// Loads only while a review asks for changes of the profile.
const ReviewedPartnerForm = lazyPart(async () => (await import('./reviewed-partner-form.tsx')).ReviewedPartnerForm)

function EditedProfile({ requested, ...form }: PartnerFormProps & { requested: readonly string[] }) {
  if (requested.length === 0) return <PartnerForm {...form} />
  return <ReviewedPartnerForm {...form} requested={requested} />
}

type ClosedNoticeProps = { problem: ProblemCode; because: string; problemOfForm: unknown }

/** Says why the profile is closed and what to do, since a tooltip of Edit needs a pointer. */
function ClosedNotice({ problem, because, problemOfForm }: ClosedNoticeProps) {
  if (problem !== 'profile-locked') {
    const isShown = isAppError(problemOfForm) && problemOfForm.code === problem
    return isShown ? null : <Alert kind="info">{because}</Alert>
  }
  return (
    <Alert kind="info">
      Your first project was approved with these details, so they cannot be changed here. If one of them has changed,{' '}
      <TextLink to="/_contact">please contact us</TextLink>.
    </Alert>
  )
}

const UnknownCountryNotice = () => (
  <Alert kind="info">
    The country of your company is not in our list. Please choose it again: until then no project can be submitted.
  </Alert>
)

/** The state of the profile page and what its buttons do. */
function useProfile() {
  const { data: organisation } = useGetOrganisationSuspense()
  const { data: user } = useGetUserSuspense()
  const [editor, setEditor] = useState(initialEditor)
  // The key of the form: a form takes its initial values once, so loaded records need a form of their own.
  const [formKey, setFormKey] = useState(0)
  const move = (action: Move) => {
    setEditor((before) => advance(before, action))
    if (action.move === 'saved') showToast(reviewMessages.saved)
  }
  const onEdit = () => {
    move({ move: 'edit', loaded: asLoaded(organisation, user) })
    // Loads before the user types: if the dialog failed to load later, the input would be lost.
    loadBankCodeDialog().catch(() => {})
  }
  const onSave = async (entry: Entry, loaded: LoadedProfile) => {
    move({ move: 'save' })
    move(await save(entry, loaded))
  }
  const onCode = async (entry: Entry, loaded: LoadedProfile, otp: string) => {
    move({ move: 'confirm' })
    move(await saveWithCode(entry, loaded, otp))
  }
  const onCancelCode = () => move({ move: 'cancel' })
  const onCancel = ({ company, person }: LoadedProfile) => {
    move({ move: 'cancel' })
    // A save without an answer may have reached the server, which makes the cache outdated.
    if (company.unanswered.length + person.unanswered.length > 0) readProfile().catch(() => {})
  }
  const onLoad = async () => {
    move({ move: 'edit', loaded: await readProfile() })
    setFormKey((before) => before + 1)
  }
  return { organisation, user, editor, formKey, onEdit, onSave, onCode, onCancelCode, onCancel, onLoad }
}
