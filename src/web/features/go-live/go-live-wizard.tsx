import { useState } from 'react'
import type { Project } from '#generated/portal/model/project.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { BankCodeDialog } from '#web/entities/company/bank-code-dialog.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { FullScreenDialog } from '#web/ui/dialog.tsx'
import { BankStep } from './bank-step.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { CompanyStep } from './company-step.tsx'
import { DocumentList } from './document-list.tsx'
import { isChangedElsewhere } from './draft-sender.ts'
import type { Entries } from './entries.ts'
import { Overtaken } from './overtaken.tsx'
import { ProjectStep } from './project-step.tsx'
import { RepresentativeStep } from './representative-step.tsx'
import { PlainStep, StepHead } from './step-frame.tsx'
import { Stepper } from './stepper.tsx'
import { SubmittedDialog } from './submitted-dialog.tsx'
import { type GoLiveActions, type OnClosed, useGoLive } from './use-go-live.ts'
import { isOver, type Step, shownStep, type Wizard } from './wizard.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'

/** From the list of documents to the submitted application. Render it to open it. */
export function GoLiveWizard({ project, onClosed }: { project: Project; onClosed: OnClosed }) {
  const actions = useGoLive(project, onClosed)
  const [uploading, setUploading] = useState(false)
  const { wizard, keeping, close } = actions
  // What waits is kept when the page goes; what could not be kept, or is still on its way up, is worth a question. So is
  // what waits behind that, or behind a slow answer, when the tab is closed: within the portal it still gets its turn.
  const unsaved = !isOver(wizard) && (uploading || keeping === 'failed' || keeping === 'conflict')
  useLeaveGuard(unsaved, unsaved || (!isOver(wizard) && keeping === 'behind'))
  if (wizard.step === 'closed') return null
  if (wizard.step === 'submitted') return <SubmittedDialog onClose={close} />
  const at = shownStep(wizard)
  return (
    <FullScreenDialog title="Go Live" onClose={close}>
      {at && 'entries' in wizard ? (
        <div>
          <Stepper at={at} keeping={keeping} />
          {(keeping === 'conflict' || keeping === 'outdated') && (
            <ChangedElsewhere
              typed={keeping === 'conflict'}
              asked={'problem' in wizard && isChangedElsewhere(wizard.problem)}
              onLoad={actions.reload}
              onInsist={() => actions.insist(at)}
            />
          )}
          {keeping === 'overtaken' && <Overtaken problem={actions.refusal} onClose={close} />}
          <StepOf
            key={`${at} ${actions.loads}`}
            at={at}
            entries={wizard.entries}
            actions={actions}
            onUploading={setUploading}
          />
          <BankCode actions={actions} />
        </div>
      ) : (
        <WizardSkeleton />
      )}
    </FullScreenDialog>
  )
}

type StepOfProps = { at: Step; entries: Entries; actions: GoLiveActions; onUploading: (uploading: boolean) => void }

function StepOf({ at, entries, actions, onUploading }: StepOfProps) {
  const { wizard, type, next, back, attach, send, stored } = actions
  const shared = {
    pending: wizard.step === 'saving' || wizard.step === 'submitting',
    problem: problemOf(wizard),
    onBack: () => back(at),
  }
  const { draft, project } = stored()
  const settled = draft.editable !== 'all'
  switch (at) {
    case 'document-list':
      return (
        <PlainStep forward="Next" {...shared} onBack={undefined} onForward={() => next(at)}>
          <StepHead
            title="What you need"
            note="Have these at hand. Everything you type is saved, so you can stop and go on later."
          />
          <DocumentList />
        </PlainStep>
      )
    case 'project':
      return (
        <ProjectStep
          {...shared}
          initial={entries.project}
          onType={(project) => type(at, { project })}
          onForward={(project) => next(at, { project })}
        />
      )
    case 'company':
      return (
        <CompanyStep
          {...shared}
          projectId={project.projectId}
          settled={settled}
          onAttach={attach}
          onUploading={onUploading}
          initial={entries.company}
          onType={(company) => type(at, { company })}
          onForward={(company) => next(at, settled ? {} : { company })}
        />
      )
    case 'representative':
      return (
        <RepresentativeStep
          {...shared}
          settled={settled}
          initial={entries.user}
          onType={(user) => type(at, { user })}
          onForward={(user) => next(at, settled ? {} : { user })}
        />
      )
    default:
      return (
        <BankStep
          {...shared}
          settled={settled}
          initial={entries.payment}
          onType={(payment) => type(at, { payment })}
          onForward={(payment) => send(settled ? {} : { payment })}
        />
      )
  }
}

/** New bank details wait for a code. */
function BankCode({ actions: { wizard, move, confirm, stored } }: { actions: GoLiveActions }) {
  const sending = wizard.step === 'submitting' && wizard.withCode
  if (wizard.step !== 'confirming' && !sending) return null
  return (
    <BankCodeDialog
      email={stored().user.emailId}
      pending={sending}
      problem={wizard.step === 'confirming' ? wizard.problem : null}
      onCode={confirm}
      onClose={() => move({ move: 'cancel-code' })}
    />
  )
}

function problemOf(wizard: Wizard) {
  if (!('problem' in wizard) || wizard.step === 'confirming' || wizard.problem === null) return null
  // Told above the step, with the choice that it asks for.
  if (isChangedElsewhere(wizard.problem)) return null
  return isAppError(wizard.problem) ? wizard.problem : { message: messageOf(wizard.problem) }
}
