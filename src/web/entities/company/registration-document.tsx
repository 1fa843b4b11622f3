import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { documentExtensions, documentHelp, documentLabel, oneFileMessage } from '#domain/documents.ts'
import { uploadMessages } from '#domain/review-messages.ts'
import { downloadOrganisationDocument, useUploadOrganisationDocument } from '#generated/portal/client/organisation.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { checkDocument } from '#web/form/check-document.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { DownloadFile } from './scanned-file.tsx'

type ScanStatus = NonNullable<Organisation['documentStatus']>

const scanMessages: Record<ScanStatus, string> = {
  pending: uploadMessages.scanPending,
  accepted: 'Virus scan passed',
  rejected: uploadMessages.scanFailed,
}

/** Why a project cannot be submitted with this document. A pending scan does not stop it: the reviewers wait for it. */
export function documentProblem(status: ScanStatus | null): string | undefined {
  if (status === null) return oneFileMessage
  return status === 'rejected' ? problemMessages['document-rejected'] : undefined
}

/** The document of the company, or of a Go Live application until that is submitted. */
export interface StoredDocument {
  name: string | null
  status: ScanStatus | null
  upload: (file: File) => Promise<unknown>
  download: () => Promise<Blob>
}

export const companyDocument = ({ documentName, documentStatus }: Organisation): Omit<StoredDocument, 'upload'> => ({
  name: documentName,
  status: documentStatus,
  download: () => downloadOrganisationDocument(),
})

export function useCompanyDocument(organisation: Organisation): StoredDocument {
  const { mutateAsync } = useUploadOrganisationDocument()
  return { ...companyDocument(organisation), upload: (document) => mutateAsync({ data: { document } }) }
}

type Props = {
  document: StoredDocument
  /** Decides whether the document may be replaced. */
  organisation: Organisation
  /** The form's problem with the document. */
  problem?: string | undefined
  /** Called when an upload starts and when it ends: leaving in between would lose the file. */
  onUploading?: (uploading: boolean) => void
}

/** The stored document and, where it may be replaced, a picker for another one. A file is uploaded as soon as it is picked. */
export function RegistrationDocument({ document, organisation, problem, onUploading }: Props) {
  const { name, status, download } = document
  const box = useRef<HTMLDivElement>(null)
  const upload = useUpload(document.upload, (uploading) => {
    // The control that has the focus is gone while the upload runs.
    if (uploading) box.current?.focus()
    onUploading?.(uploading)
  })
  const replace = can.replaceDocument(
    { role: 'EXTERNAL_ADMIN' },
    { ...organisation, documentStatus: organisation.documentStatus === 'rejected' ? 'REJECTED' : null },
  )
  return (
    <Stack gap="3" ref={box} tabIndex={-1} outline="none">
      {name && status && <StoredFile name={name} status={status} download={download} />}
      {!name && !replace.allowed && <Text color="muted">No document was uploaded.</Text>}
      {name && !replace.allowed && organisation.underReview && (
        <Text color="muted">The document stays as it is until the review is decided.</Text>
      )}
      {upload.isPending && <Loading label={`Uploading ${upload.variables.name} …`} />}
      {replace.allowed && !upload.isPending && (
        <FilePicker
          label={name ? 'Another document' : documentLabel}
          help={`${documentHelp} It is scanned for viruses before anyone opens it.`}
          accept={documentExtensions}
          file={upload.file}
          onPick={upload.pick}
          onSeveral={upload.refuseSeveral}
          problem={upload.problem ?? problem ?? (status ? documentProblem(status) : undefined)}
        />
      )}
      {upload.isError && upload.file && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => void upload.pick(upload.file)}>
            Upload again
          </Button>
        </div>
      )}
    </Stack>
  )
}

function useUpload(mutationFn: StoredDocument['upload'], onUploading: (uploading: boolean) => void) {
  const [file, setFile] = useState<File | null>(null)
  const latest = useRef<File>(null)
  const [refusal, setRefusal] = useState<string>()
  const { mutate, reset, ...upload } = useMutation({
    mutationFn,
    onMutate: () => onUploading(true),
    onSettled: () => onUploading(false),
    onSuccess: () => setFile(null),
  })
  const pick = async (picked: File | null) => {
    reset()
    latest.current = picked
    setFile(picked)
    const problem = picked ? await checkDocument(picked) : undefined
    // Another file may have been picked, or this one removed, while it was read.
    if (latest.current !== picked) return
    setRefusal(problem)
    if (picked && !problem) mutate(picked)
  }
  const refuseSeveral = () => setRefusal(oneFileMessage)
  const problem = refusal ?? (upload.isError ? uploadProblem(upload.error) : undefined)
  return { ...upload, file, pick, refuseSeveral, problem }
}

/** The server's message for the field, where it has one. */
const uploadProblem = (error: unknown) => (isAppError(error) && error.problems[0]?.message) || messageOf(error)

type StoredFileProps = { name: string; status: ScanStatus; download: StoredDocument['download'] }

function StoredFile({ name, status, download }: StoredFileProps) {
  const failed = status === 'rejected'
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="3"
      px="4"
      py="2"
      minH="12"
      bg="surface"
      borderWidth="1px"
      borderColor="line.control"
      borderRadius="md"
    >
      <Box flexShrink="0" color="muted" asChild>
        <FileText size={18} aria-hidden />
      </Box>
      <Box flex="1 1 160px" minW="0" overflowWrap="anywhere">
        {name}
      </Box>
      <Box role="status" color={failed ? 'danger.fg' : 'muted'} fontWeight={failed ? 'medium' : undefined}>
        {scanMessages[status]}
      </Box>
      {status === 'accepted' && <DownloadFile variant="ghost" name={name} download={download} />}
    </Flex>
  )
}
