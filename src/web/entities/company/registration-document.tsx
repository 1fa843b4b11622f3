import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { documentEndings, oneFileWords } from '#domain/documents.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { saveFile } from '#web/api/save-file.ts'
import { checkDocument } from '#web/form/check-document.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { type DocumentState, documentWords } from './document-words.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    minH: '12',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'md',
    '& > svg': { flexShrink: '0', color: 'muted' },
  },
})
const Name = chakra('span', { base: { flex: '1 1 160px', minW: '0', overflowWrap: 'anywhere' } })
const State = chakra('span', {
  base: { color: 'muted', '&[data-state=rejected]': { color: 'danger.fg', fontWeight: 'medium' } },
})
const Muted = chakra('p', { base: { color: 'muted' } })

const label = 'Business registration document'
const help = 'One file of at most 5 MB: jpg, png or pdf. It is checked for viruses before anybody opens it.'

/** A document where it is kept: with the company, or with an application until that is submitted. */
export interface KeptDocument {
  name: string | null
  status: DocumentState | null
  upload: (file: File) => Promise<void>
  download: () => Promise<Blob>
}

type Props = {
  document: KeptDocument
  /** Whose document it is, or becomes. */
  organisation: Organisation
  /** What the step it belongs to objects to. */
  problem?: string | undefined
  /** A file is on its way: leaving now would lose it. */
  onUploading?: (uploading: boolean) => void
}

/** Where its scan stands, and, as long as it may be replaced, a place for another. A chosen file travels at once, so that closing the browser does not lose it. */
export function RegistrationDocument({ document, organisation, problem, onUploading }: Props) {
  const { name, status } = document
  const upload = useUpload(document.upload, onUploading)
  const replace = can.replaceDocument(
    { role: 'EXTERNAL_ADMIN' },
    { ...organisation, documentStatus: organisation.documentStatus === 'rejected' ? 'REJECTED' : null },
  )
  const words = status && documentWords[status]
  return (
    <Stack>
      {name && status && <Stored name={name} status={status} download={document.download} />}
      {!name && !replace.allowed && <Muted>No document was uploaded.</Muted>}
      {name && !replace.allowed && organisation.underReview && (
        <Muted>The document stays as it is until the review is decided.</Muted>
      )}
      {upload.isPending && <Loading label={`Uploading ${upload.variables.name} …`} />}
      {replace.allowed && !upload.isPending && (
        <FilePicker
          label={name ? 'Another document' : label}
          help={help}
          accept={documentEndings}
          file={upload.file}
          onPick={upload.pick}
          onSeveral={upload.refuse}
          problem={upload.problem ?? problem ?? words?.cure}
        />
      )}
      {upload.isError && upload.file && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => upload.pick(upload.file)}>
            Upload again
          </Button>
        </div>
      )}
    </Stack>
  )
}

function useUpload(mutationFn: KeptDocument['upload'], onUploading: Props['onUploading']) {
  const [file, setFile] = useState<File | null>(null)
  const [objection, setObjection] = useState<string>()
  const { mutate, reset, ...upload } = useMutation({
    mutationFn,
    onMutate: () => onUploading?.(true),
    onSettled: () => onUploading?.(false),
    onSuccess: () => setFile(null),
  })
  const pick = async (picked: File | null) => {
    reset()
    setFile(picked)
    const words = picked ? await checkDocument(picked) : undefined
    setObjection(words)
    if (picked && !words) mutate(picked)
  }
  const refuse = () => setObjection(oneFileWords)
  return { ...upload, file, pick, refuse, problem: objection ?? (upload.isError ? saidOf(upload.error) : undefined) }
}

/** The field's own words where the server has some for it. */
const saidOf = (error: unknown) => (isAppError(error) && error.problems[0]?.message) || messageOf(error)

type StoredProps = { name: string; status: DocumentState; download: KeptDocument['download'] }

function Stored({ name, status, download }: StoredProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess: (file) => saveFile(file, name),
    onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
  })
  return (
    <Line>
      <FileText size={18} aria-hidden />
      <Name>{name}</Name>
      <State role="status" data-state={status}>
        {documentWords[status].words}
      </State>
      {status === 'accepted' && (
        <Button variant="ghost" size="sm" loading={isPending} aria-label={`Download ${name}`} onClick={() => mutate()}>
          {!isPending && <Download size={16} aria-hidden />}
          Download
        </Button>
      )}
    </Line>
  )
}
