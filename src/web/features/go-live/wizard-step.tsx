import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Building2, FileText, Landmark, ListChecks, Server, UserRound } from 'lucide-react'
import { can } from '#domain/capabilities.ts'
import type { CompanyPart } from '#domain/company-profile.ts'
import { documentHelp, documentLabel } from '#domain/documents.ts'
import { type GoLiveStep, goLiveStepNames } from '#domain/go-live-steps.ts'
import { limits } from '#domain/limits.ts'
import type { Value as Bank } from '#generated/forms/go-live-bank.js'
import type { Value as Person } from '#generated/forms/go-live-representative.js'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useGetReadiness } from '#generated/portal/client/readiness.ts'
import { useGetUserSuspense } from '#generated/portal/client/user.ts'
import { BankFacts, CompanyFacts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'
import { bankFields, personFields } from '#web/entities/company/company-fields.ts'
import { ReadinessScore } from '#web/entities/readiness/readiness-checklist.tsx'
import { isChangedElsewhere } from '#web/entities/record/save-record.ts'
import type { FieldReview } from '#web/entities/review-notes/field-review.ts'
import { toFormProblem } from '#web/form/to-form-problem.ts'
import { CompanyStep } from './company-step.tsx'
import { bindings, type Entries, submittedEntries } from './entries.ts'
import { FormStep, PlainStep, StepHead, type StepProps } from './form-step.tsx'
import { ProjectStep } from './project-step.tsx'
import { fieldsOfStep, sectionOf } from './step-review.ts'
import { IncompleteCompany } from './submission.ts'
import { SummaryStep } from './summary-step.tsx'
import type { GoLiveActions } from './use-go-live.ts'
import type { Wizard } from './wizard.ts'

const needed = [
  [FileText, documentLabel, documentHelp],
  [
    Server,
    'IP addresses of your servers',
    `The IPv4 addresses that will call the platform, at most ${limits.ipAddressesPerProject}.`,
  ],
  [ListChecks, 'A tested service', 'Calls made in the sandbox, result codes handled, keys kept on servers.'],
  [
    Building2,
    'Company details',
    'Registered name, website, registration number, address and a hotline for subscribers.',
  ],
  [
    UserRound,
    goLiveStepNames.representative,
    'The person who speaks for the company: name, job title and mobile number.',
  ],
  [Landmark, 'Bank details', 'The account for your payouts. We email you a code to confirm a new or changed account.'],
] as const

/** What to prepare before the first form, with the heading of the step. */
const DocumentList = () => (
  <>
    <StepHead
      title={goLiveStepNames['document-list']}
      note="Have these ready. Everything you type is saved, so you can stop and continue later."
    />
    <Stack as="ul" gap="4">
      {needed.map(([Icon, name, note]) => (
        <Flex as="li" key={name} gap="4">
          <Box color="brand.fg" flexShrink="0" mt="2px" asChild>
            <Icon size={20} aria-hidden />
          </Box>
          <Box>
            <Text fontWeight="semibold">{name}</Text>
            <Text color="muted">{note}</Text>
          </Box>
        </Flex>
      ))}
    </Stack>
  </>
)

type Props = {
  at: GoLiveStep
  entries: Entries
  actions: GoLiveActions
  review: FieldReview
  onUploading: (uploading: boolean) => void
}

export function WizardStep({ at, entries: typed, actions, review, onUploading }: Props) {
  const { wizard, edit, next, back, attach, submit, stored, checkSubmitted } = actions
  const { projectId } = stored().project
  const { organisation, user, readOnly, ifOpen } = useCompany(review)
  const entries = submittedEntries(typed, { organisation, user })
  const step = {
    pending: wizard.step === 'saving' || wizard.step === 'submitting',
    problem: stepProblem(wizard) ?? actions.refused[at] ?? null,
    onBack: () => back(at),
    review: { ...review, section: sectionOf[at], fields: fieldsOfStep(at) },
  }
  switch (at) {
    case 'document-list':
      return (
        <PlainStep {...step} onBack={undefined} onForward={() => next(at)}>
          <DocumentList />
          <ReadinessNote projectId={projectId} />
        </PlainStep>
      )
    case 'project':
      return (
        <ProjectStep
          {...step}
          editable={stored().draft.editable}
          initial={entries.project}
          onType={(project) => edit(at, { project })}
          onForward={(project) => next(at, { project })}
        />
      )
    case 'company':
      return (
        <CompanyStep
          {...step}
          projectId={projectId}
          onAttach={attach}
          onMissing={checkSubmitted}
          onUploading={onUploading}
          readOnly={readOnly('company')}
          initial={entries.company}
          onType={(company) => edit(at, { company })}
          onForward={(company) => next(at, ifOpen('company', { company }))}
        />
      )
    case 'representative':
      return (
        <RepresentativeStep
          {...step}
          country={entries.company.country}
          readOnly={readOnly('representative')}
          initial={entries.user}
          onType={(user) => edit(at, { user })}
          onForward={(user) => next(at, ifOpen('representative', { user }))}
        />
      )
    case 'bank':
      return (
        <BankStep
          {...step}
          readOnly={readOnly('bank')}
          initial={entries.payment}
          onType={(payment) => edit(at, { payment })}
          onForward={(payment) => next(at, ifOpen('bank', { payment }))}
        />
      )
    default:
      return (
        <PlainStep {...step} submitLabel="Submit" onForward={submit}>
          <SummaryStep
            projectId={projectId}
            entries={entries}
            email={user.emailId}
            onChange={step.pending ? undefined : (to) => back(at, to)}
          />
        </PlainStep>
      )
  }
}

type PartProps<V> = StepProps<V> & Pick<Parameters<typeof FormStep>[0], 'readOnly'>

const RepresentativeStep = ({ country, ...step }: PartProps<Person> & { country: string | undefined }) => (
  <FormStep
    {...step}
    title={goLiveStepNames.representative}
    note="The person who speaks for the company, and whom we call in urgent cases."
    binding={bindings.user}
    uiSchema={{
      ...personFields,
      mobileNumber: { ...personFields.mobileNumber, 'ui:options': { country } },
    }}
  />
)

const BankStep = (step: PartProps<Bank>) => (
  <FormStep
    {...step}
    title={goLiveStepNames.bank}
    note="The account for your payouts. We email you a code to confirm a new or changed account."
    binding={bindings.payment}
    uiSchema={bankFields}
  />
)

/** A part that is settled, under review for another project or not named by a rejection is shown and not asked for. */
function useCompany(review: FieldReview) {
  const { data: organisation } = useGetOrganisationSuspense()
  const { data: user } = useGetUserSuspense()
  const editing = (part: CompanyPart) => can.editCompanyPart({ role: 'EXTERNAL_ADMIN' }, organisation, part)
  const facts = {
    company: <CompanyFacts company={organisation} />,
    representative: <RepresentativeFacts person={user} />,
    bank: <BankFacts bank={organisation.bankDetails} />,
  }
  const readOnly = (part: keyof typeof facts) => {
    const decision = editing(part)
    if (decision.allowed) return undefined
    const whenSettled = decision.problem === 'profile-locked' ? settled[part] : decision.because
    // The step says itself that the review did not ask for its fields.
    return { note: review.requested ? undefined : whenSettled, facts: facts[part] }
  }
  const ifOpen = (part: CompanyPart, changed: Partial<Entries>) => (editing(part).allowed ? changed : {})
  return { organisation, user, readOnly, ifOpen }
}

const settled = {
  company: 'The details of your company were approved with an earlier project and cannot be changed here.',
  representative: 'Approved with your company.',
  bank: 'Approved with your company.',
}

function stepProblem(wizard: Wizard) {
  if (!('problem' in wizard) || wizard.step === 'confirming') return null
  // A notice above the step shows these.
  if (isChangedElsewhere(wizard.problem) || wizard.problem instanceof IncompleteCompany) return null
  return toFormProblem(wizard.problem)
}

/** How ready the project is. An application with open items can be submitted. */
function ReadinessNote({ projectId }: { projectId: string }) {
  const { data } = useGetReadiness(projectId)
  // As high without the answer, so that the buttons below do not move.
  return (
    <Stack gap="2" minH="28" mt="6">
      {data && (
        <>
          <Text fontWeight="semibold">Readiness</Text>
          <ReadinessScore readiness={data} />
          {data.score < 100 && (
            <Text color="muted">
              You can submit with open items. The Overview tab lists them; reviewers see them too.
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}
