import type { ReactNode } from 'react'
import { can } from '#domain/capabilities.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useGetUserSuspense } from '#generated/portal/client/user.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'
import { bankFields, personFields } from '#web/entities/company/company-fields.ts'
import { isChangedElsewhere } from '#web/entities/record/save-record.ts'
import { CompanyStep } from './company-step.tsx'
import { DocumentList } from './document-list.tsx'
import { bindings, type Entries } from './entries.ts'
import { FormStep, PlainStep, StepHead } from './form-step.tsx'
import { ProjectStep } from './project-step.tsx'
import type { GoLiveActions } from './use-go-live.ts'
import type { Step, Wizard } from './wizard.ts'

type Props = { at: Step; entries: Entries; actions: GoLiveActions; onUploading: (uploading: boolean) => void }

export function WizardStep({ at, entries, actions, onUploading }: Props) {
  const { wizard, edit, next, back, attach, submit, stored } = actions
  const { organisation, user, readOnly, ifEditable } = useCompany(stored().draft.editable !== 'all')
  const step = {
    pending: wizard.step === 'saving' || wizard.step === 'submitting',
    problem: stepProblem(wizard),
    onBack: () => back(at),
  }
  switch (at) {
    case 'document-list':
      return (
        <PlainStep {...step} submitLabel="Next" onBack={undefined} onForward={() => next(at)}>
          <StepHead
            title="What you need"
            note="Have these ready. Everything you type is saved, so you can stop and continue later."
          />
          <DocumentList />
        </PlainStep>
      )
    case 'project':
      return (
        <ProjectStep
          {...step}
          initial={entries.project}
          onType={(project) => edit(at, { project })}
          onForward={(project) => next(at, { project })}
        />
      )
    case 'company':
      return (
        <CompanyStep
          {...step}
          projectId={stored().project.projectId}
          onAttach={attach}
          onUploading={onUploading}
          readOnly={readOnly(
            'The details of your company are settled and cannot be changed here.',
            <CompanyFacts company={organisation} />,
          )}
          initial={entries.company}
          onType={(company) => edit(at, { company })}
          onForward={(company) => next(at, ifEditable({ company }))}
        />
      )
    case 'representative':
      return (
        <FormStep
          {...step}
          title="Representative"
          note="The person who speaks for the company, and whom we call in urgent cases."
          binding={bindings.user}
          uiSchema={personFields}
          readOnly={readOnly('Settled with your company.', <RepresentativeFacts person={user} />)}
          initial={entries.user}
          onType={(user) => edit(at, { user })}
          onForward={(user) => next(at, ifEditable({ user }))}
        />
      )
    default:
      return (
        <FormStep
          {...step}
          title="Bank"
          note="Where we send your payouts. A new account needs a code that we email you."
          submitLabel="Submit"
          binding={bindings.payment}
          uiSchema={bankFields}
          readOnly={readOnly('Settled with your company.', <BankFacts bank={organisation.bankDetails} />)}
          initial={entries.payment}
          onType={(payment) => edit(at, { payment })}
          onForward={(payment) => submit(ifEditable({ payment }))}
        />
      )
  }
}

/** A company that is settled, or under review for another project, is shown and not asked for. */
function useCompany(settled: boolean) {
  const { data: organisation } = useGetOrganisationSuspense()
  const { data: user } = useGetUserSuspense()
  const editing = can.editProfile({ role: 'EXTERNAL_ADMIN' }, organisation)
  const review = !editing.allowed && editing.problem === 'profile-under-review' ? editing.because : undefined
  const readOnly = (note: string, facts: ReactNode) => (settled ? { note: review ?? note, facts } : undefined)
  const ifEditable = (changed: Partial<Entries>) => (settled ? {} : changed)
  return { organisation, user, readOnly, ifEditable }
}

function stepProblem(wizard: Wizard) {
  if (!('problem' in wizard) || wizard.step === 'confirming' || wizard.problem === null) return null
  // The notice above the step shows it.
  if (isChangedElsewhere(wizard.problem)) return null
  return isAppError(wizard.problem) ? wizard.problem : { message: messageOf(wizard.problem) }
}
