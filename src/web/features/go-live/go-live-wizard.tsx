import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import type { GoLiveStep } from '#domain/go-live-steps.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { messageOf } from '#web/api/errors.ts'
import { BankCodeDialog } from '#web/entities/company/bank-code-dialog.tsx'
import { ChangedElsewhere } from '#web/entities/record/changed-elsewhere.tsx'
import { isChangedElsewhere } from '#web/entities/record/save-record.ts'
import { ReviewContext, useFurtherFields } from '#web/entities/review-notes/use-further-fields.ts'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CompanyNotice } from './company-notice.tsx'
import { stepHeading } from './form-step.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import { Stepper } from './stepper.tsx'
import { type GoLiveActions, type OnClosed, useGoLive } from './use-go-live.ts'
import { isOver, mayClose, shownStep } from './wizard.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'
import { WizardStep } from './wizard-step.tsx'

/** From the list of documents to the submitted application. Render it to open it. */
export function GoLiveWizard({ project, onClosed }: { project: Project; onClosed: OnClosed }) {
  const actions = useGoLive(project, onClosed)
  const [uploading, setUploading] = useState(false)
  const { wizard, refused, flush } = actions
  const { status } = actions.autosave
  const at = shownStep(wizard)
  const requested = useRequestedFields(project, at)
  const projectIds = project.changeRequest ? [project.projectId] : []
  const review = useFurtherFields({ projectIds, requested, beforeClosing: flush })
  // Leaving saves pending changes, but loses an upload and changes that cannot be saved. Queued changes are lost only when the
  // tab closes.
  const unsaved = !isOver(wizard) && (uploading || status === 'failed' || status === 'conflict')
  const mayLeave = useLeaveGuard(unsaved, unsaved || (!isOver(wizard) && status === 'queued'))
  const close = () => {
    if (mayClose(wizard) && mayLeave()) onClosed(null)
  }
  if (wizard.step === 'closed') return null
  if (wizard.step === 'submitted') {
    return (
      <Dialog title="Go Live" onClose={close} footer={<Button onClick={close}>Done</Button>}>
        {pageMessages.goLive.submitted}
      </Dialog>
    )
  }
  return (
    <Dialog size="full" title="Go Live" onClose={close}>
      {at && 'entries' in wizard ? (
        <ReviewContext value={review}>
          <Stepper current={at} status={status} refused={refused} />
          <DraftNotice at={at} actions={actions} onClose={close} />
          <CompanyNotice problem={'problem' in wizard ? wizard.problem : null} />
          <RejectionNotice at={at} project={project} />
          <WizardStep
            key={`${at} ${actions.formKey}`}
            at={at}
            entries={wizard.entries}
            actions={actions}
            review={review}
            onUploading={setUploading}
          />
          <BankCode actions={actions} />
        </ReviewContext>
      ) : (
        <WizardSkeleton />
      )}
    </Dialog>
  )
}

/** The fields that may change. Without a review of this project, those of a company's part that other reviews ask for. */
function useRequestedFields({ changeRequest }: Project, at: GoLiveStep | undefined) {
  const { data: organisation } = useGetOrganisationSuspense()
  if (changeRequest) return changeRequest.fields
  return organisation.requestedChanges.some((part) => part === at) ? organisation.requestedFields : null
}

/** Shown when the draft was changed or closed elsewhere. */
function DraftNotice({ at, actions, onClose }: { at: GoLiveStep; actions: GoLiveActions; onClose: () => void }) {
  const { wizard, autosave, discardLocal, overwrite } = actions
  if (autosave.status === 'conflict' || autosave.status === 'outdated') {
    return (
      <Box mb="6">
        <ChangedElsewhere
          message={problemMessages['draft-changed']}
          hasUnsavedInput={autosave.status === 'conflict'}
          takesFocus={'problem' in wizard && isChangedElsewhere(wizard.problem)}
          onLoad={discardLocal}
          onOverwrite={() => overwrite(at)}
          focusAfter={stepHeading}
        />
      </Box>
    )
  }
  if (autosave.status !== 'locked') return null
  // It neither takes the focus nor hides the input, which the user may be typing or want to copy.
  return (
    <Box mb="6">
      <Alert kind="error" title={messageOf(autosave.refusal)}>
        What you type here can no longer be saved.
        <Box mt="3">
          <Button size="sm" onClick={onClose}>
            Back to the project
          </Button>
        </Box>
      </Alert>
    </Box>
  )
}

/** New bank details need a code. */
function BankCode({ actions: { wizard, move, confirm, stored } }: { actions: GoLiveActions }) {
  const sending = wizard.step === 'submitting' && wizard.withCode
  if (wizard.step !== 'confirming' && !sending) return null
  return (
    <BankCodeDialog
      email={stored().user.emailId}
      stored={stored().organisation.bankDetails}
      wanted={wizard.entries.payment}
      pending={sending}
      problem={wizard.step === 'confirming' ? wizard.problem : null}
      onCode={confirm}
      onClose={() => move({ move: 'cancel-code' })}
    />
  )
}
