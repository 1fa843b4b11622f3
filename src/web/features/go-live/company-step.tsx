import { Box } from '@chakra-ui/react/box'
import { useRef, useState } from 'react'
import { documentStatuses } from '#domain/documents.ts'
import { goLiveStepNames } from '#domain/go-live-steps.ts'
import type { Value } from '#generated/forms/go-live-company.js'
import { downloadGoLiveDocument, useGetGoLiveDraftSuspense } from '#generated/portal/client/go-live.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { companyFields, companyLayout } from '#web/entities/company/company-fields.ts'
import {
  companyDocument,
  documentProblem,
  RegistrationDocument,
  type StoredDocument,
} from '#web/entities/company/registration-document.tsx'
import { FieldNotes } from '#web/entities/review-notes/field-notes.tsx'
import { bindings } from './entries.ts'
import { FormStep, type StepProps } from './form-step.tsx'
import { draftOptions } from './load.ts'

const uiSchema = { ...companyFields, 'ui:options': { sections: [{ title: 'Details', ...companyLayout }] } }

type DocumentProps = {
  projectId: string
  onAttach: (file: File) => Promise<void>
  /** Next was pressed without an acceptable document. */
  onMissing: () => void
  onUploading: (uploading: boolean) => void
}

type Props = StepProps<Value> & DocumentProps & Pick<Parameters<typeof FormStep>[0], 'readOnly'>

export function CompanyStep({ projectId, onAttach, onMissing, onUploading, onForward, ...step }: Props) {
  const { data } = useGetConfigsSuspense()
  const document = useDocument({ projectId, onAttach, onMissing, onUploading })
  return (
    <FormStep
      {...step}
      title={goLiveStepNames.company}
      note="Details as in the business register."
      binding={bindings.company}
      uiSchema={uiSchema}
      choices={{ industry: data.COMPANY_TYPE.map(({ name }) => ({ value: name, label: name })) }}
      onForward={(typed) => document.validate() && onForward(typed)}
    >
      <FieldNotes field="/document" />
      {document.field}
    </FormStep>
  )
}

/** The document is not part of the form: it is uploaded as soon as it is picked. */
function useDocument({ projectId, onAttach, onMissing, onUploading }: DocumentProps) {
  const { data: organisation } = useGetOrganisationSuspense()
  const { data: draft } = useGetGoLiveDraftSuspense(projectId, { query: draftOptions })
  const document = { ...storedDocument(projectId, draft, organisation), upload: onAttach }
  const box = useRef<HTMLDivElement>(null)
  const [validated, setValidated] = useState(false)
  const [uploading, setUploading] = useState(false)
  const isDue = draft.documentDue && draft.editable.includes('document')
  const due = isDue ? problemMessages['document-unchanged'] : undefined
  const problem = uploading ? undefined : (documentProblem(document.status) ?? due)
  const validate = () => {
    setValidated(true)
    if (!uploading && problem === undefined) return true
    box.current?.querySelector('input')?.focus()
    if (!uploading) onMissing()
    return false
  }
  const field = (
    <Box ref={box} mb="4">
      <RegistrationDocument
        document={document}
        organisation={organisation}
        problem={validated || isDue ? problem : undefined}
        onUploading={(busy) => {
          setUploading(busy)
          onUploading(busy)
        }}
      />
    </Box>
  )
  return { validate, field }
}

/** The document of the application, or else the company's. */
export function storedDocument(
  projectId: string,
  { document }: GoLiveDraft,
  organisation: Organisation,
): Omit<StoredDocument, 'upload'> {
  if (!document) return companyDocument(organisation)
  const { name, antivirusStatus } = document
  return { name, status: documentStatuses[antivirusStatus], download: () => downloadGoLiveDocument(projectId) }
}
