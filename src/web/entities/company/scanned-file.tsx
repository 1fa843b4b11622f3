import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import type { ProjectDocument } from '#generated/admin/model/projectDocument.ts'
import { messageOf } from '#web/api/errors.ts'
import { saveFile } from '#web/api/save-file.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { FileLine } from '#web/ui/file-line.tsx'

const scanMessages = {
  PENDING: pageMessages.upload.scanPending,
  REJECTED: pageMessages.upload.scanFailed,
  ACCEPTED: null,
}

type ScannedFileProps = DownloadProps & { status: ProjectDocument['antivirusStatus'] }

/** A partner's file as staff see it. It can be downloaded once the virus scan has accepted it. */
export const ScannedFile = ({ status, ...download }: ScannedFileProps) => (
  <FileLine name={download.name} standing={scanMessages[status]} failed={status === 'REJECTED'}>
    {status === 'ACCEPTED' && <DownloadFile {...download} />}
  </FileLine>
)

type DownloadProps = {
  name: string
  download: () => Promise<Blob>
  variant?: ButtonProps['variant']
  disabledReason?: string | undefined
}

export function DownloadFile({ name, download, variant = 'secondary', disabledReason }: DownloadProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess: (file) => saveFile(file, name),
    onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
  })
  return (
    <Button
      variant={variant}
      size="sm"
      loading={isPending}
      disabledReason={disabledReason}
      aria-label={`Download ${name}`}
      onClick={() => mutate()}
    >
      {!isPending && <Download size={16} aria-hidden />}
      Download
    </Button>
  )
}
