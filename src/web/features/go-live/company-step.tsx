import { Box } from '@chakra-ui/react/box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Value } from '#generated/forms/go-live-company.js'
import { configQueries } from '#web/api/config-queries.ts'
import { applicationDocument, goLiveQueries } from '#web/api/go-live-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { companyFields, companyLayout } from '#web/entities/company/company-fields.ts'
import { documentProblem, RegistrationDocument } from '#web/entities/company/registration-document.tsx'
import { bindings } from './entries.ts'
import { FormStep, type StepProps } from './form-step.tsx'

const uiSchema = { ...companyFields, 'ui:options': { sections: [{ title: 'Details', ...companyLayout }] } }

type DocumentProps = {
  projectId: string
  onAttach: (file: File) => Promise<void>
  onUploading: (uploading: boolean) => void
}

type Props = StepProps<Value> & DocumentProps & Pick<Parameters<typeof FormStep>[0], 'readOnly'>

export function CompanyStep({ projectId, onAttach, onUploading, onForward, ...step }: Props) {
  const { data } = useSuspenseQuery(configQueries.all())
  const document = useDocument({ projectId, onAttach, onUploading })
  return (
    <FormStep
      {...step}
      title="Company"
      note="As it stands in the business register."
      binding={bindings.company}
      uiSchema={uiSchema}
      choices={{ industry: data.COMPANY_TYPE.map(({ name }) => ({ value: name, label: name })) }}
      onForward={(typed) => document.validate() && onForward(typed)}
    >
      {document.field}
    </FormStep>
  )
}

/** The document is not part of the form: it is uploaded as soon as it is picked. */
function useDocument({ projectId, onAttach, onUploading }: DocumentProps) {
  const { data: organisation } = useSuspenseQuery(organisationQueries.mine())
  const { data: draft } = useSuspenseQuery(goLiveQueries.draft(projectId))
  const document = applicationDocument(projectId, draft, organisation, onAttach)
  const box = useRef<HTMLDivElement>(null)
  const [validated, setValidated] = useState(false)
  const [uploading, setUploading] = useState(false)
  const problem = uploading ? undefined : documentProblem(document.status)
  const validate = () => {
    setValidated(true)
    if (!uploading && problem === undefined) return true
    box.current?.querySelector('input')?.focus()
    return false
  }
  const field = (
    <Box ref={box} mb="4">
      <RegistrationDocument
        document={document}
        organisation={organisation}
        problem={validated ? problem : undefined}
        onUploading={(busy) => {
          setUploading(busy)
          onUploading(busy)
        }}
      />
    </Box>
  )
  return { validate, field }
}
