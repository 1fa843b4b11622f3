import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { documentLabel } from '#domain/documents.ts'
import { type GoLiveStep, goLiveStepNames } from '#domain/go-live-steps.ts'
import { useGetGoLiveDraftSuspense } from '#generated/portal/client/go-live.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { BankFacts, CompanyFacts, Facts, RepresentativeFacts } from '#web/entities/company/company-facts.tsx'
import { localeName } from '#web/entities/project/locale-name.ts'
import { Button } from '#web/ui/button.tsx'
import { storedDocument } from './company-step.tsx'
import type { Entries } from './entries.ts'
import { StepHead } from './form-step.tsx'
import { draftOptions } from './load.ts'
import { operatorNames } from './project-step.tsx'

type Props = {
  projectId: string
  entries: Entries
  email: string
  /** Goes to a step; undefined while the application is being sent. */
  onChange: ((step: GoLiveStep) => void) | undefined
}

/** The whole application, before it is sent. */
export function SummaryStep({ projectId, entries: { project, company, user, payment }, email, onChange }: Props) {
  const { data } = useGetConfigsSuspense()
  const { data: organisation } = useGetOrganisationSuspense()
  const { data: draft } = useGetGoLiveDraftSuspense(projectId, { query: draftOptions })
  const change = (step: GoLiveStep, what: string, ...parts: ApplicationPart[]) =>
    parts.some((part) => draft.editable.includes(part)) && (
      <Button size="sm" variant="secondary" disabled={!onChange} onClick={() => onChange?.(step)}>
        Change <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
    )
  return (
    <Stack gap="6">
      <StepHead title="Check and submit" note="While we review your project, these details cannot be changed." />
      <Facts
        title={goLiveStepNames.project}
        action={change('project', 'project', 'operators', 'addresses')}
        items={[
          ['Country', operatorNames(data.PROVIDER, project.providers)],
          ['Locale', project.locale && localeName(project.locale)],
          ['IP addresses', project.ipAddresses],
        ]}
      />
      <CompanyFacts company={company} action={change('company', 'company', 'company')} />
      <Facts
        title={documentLabel}
        action={change('company', 'document', 'document')}
        items={[['File', storedDocument(projectId, draft, organisation).name]]}
      />
      <RepresentativeFacts
        person={{ ...user, emailId: email }}
        action={change('representative', 'representative', 'representative')}
      />
      <BankFacts bank={payment} action={change('bank', 'bank', 'bank')} />
    </Stack>
  )
}
