import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { configQueries } from '#web/api/config-queries.ts'
import { applicationDocument, goLiveQueries } from '#web/api/go-live-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { companyFields } from '#web/entities/company/company-fields.ts'
import { documentProblem, RegistrationDocument } from '#web/entities/company/registration-document.tsx'
import { FormShell } from '#web/form/form-shell.tsx'
import { bindings } from './bindings.ts'
import { SettledCompany, useSettledWords } from './settled-facts.tsx'
import { BackButton, PlainStep, StepHead } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

const uiSchema = {
  ...companyFields,
  'ui:options': {
    sections: [
      {
        title: 'Details',
        fields: ['name', 'website', 'industry', 'identity_uen', 'details', 'address', 'country', 'hotline_number'],
        wide: ['details', 'address'],
      },
    ],
  },
}

const Document = chakra('div', { base: { mb: '4' } })

type Props = StepProps<'company'> & {
  projectId: string
  settled: boolean
  onAttach: (file: File) => Promise<void>
  onUploading: (uploading: boolean) => void
}

export function CompanyStep({ projectId, settled, onAttach, onUploading, ...step }: Props) {
  const document = useDocument({ projectId, onAttach, onUploading })
  const settledWords = useSettledWords('The details of your company are settled and cannot be changed here.')
  const forward = (typed: Props['initial']) => document.isThere() && step.onForward(typed)
  if (settled) {
    return (
      <>
        <StepHead title="Company" note={settledWords} />
        <PlainStep
          forward="Next"
          pending={step.pending}
          problem={step.problem}
          onForward={() => forward(step.initial)}
          onBack={step.onBack}
        >
          <SettledCompany />
          {document.field}
        </PlainStep>
      </>
    )
  }
  return (
    <>
      <StepHead title="Company" note="As it stands in the business register." />
      <CompanyForm {...step} onForward={forward}>
        {document.field}
      </CompanyForm>
    </>
  )
}

function CompanyForm({
  initial,
  pending,
  problem,
  onType,
  onForward,
  onBack,
  children,
}: StepProps<'company'> & { children: ReactNode }) {
  const { data } = useSuspenseQuery(configQueries.all())
  return (
    <FormShell
      binding={bindings.company}
      uiSchema={uiSchema}
      initial={initial}
      pending={pending}
      problem={problem}
      submitLabel="Next"
      choices={{ industry: data.COMPANY_TYPE.map(({ name }) => ({ value: name, label: name })) }}
      onChange={onType}
      onSubmit={onForward}
      secondary={<BackButton disabled={pending} onBack={onBack} />}
    >
      {children}
    </FormShell>
  )
}

/** The document is no field of the form: it has travelled by the time Next is pressed. */
function useDocument({ projectId, onAttach, onUploading }: Pick<Props, 'projectId' | 'onAttach' | 'onUploading'>) {
  const { data: organisation } = useSuspenseQuery(organisationQueries.mine())
  const { data: draft } = useSuspenseQuery(goLiveQueries.draft(projectId))
  const document = applicationDocument(projectId, draft, organisation, onAttach)
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const [uploading, setUploading] = useState(false)
  const problem = uploading ? undefined : documentProblem(document.status)
  const isThere = () => {
    setAsked(true)
    if (!uploading && problem === undefined) return true
    place.current?.querySelector('input')?.focus()
    return false
  }
  const told = (busy: boolean) => {
    setUploading(busy)
    onUploading(busy)
  }
  const field = (
    <Document ref={place}>
      <RegistrationDocument
        document={document}
        organisation={organisation}
        problem={asked ? problem : undefined}
        onUploading={told}
      />
    </Document>
  )
  return { isThere, field }
}
