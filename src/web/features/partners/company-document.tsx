import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import { messageOf } from '#web/api/errors.ts'
import { downloadPartnerDocument } from '#web/api/partner-queries.ts'
import { saveFile } from '#web/api/save-file.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileLine } from '#web/ui/file-line.tsx'

const Nothing = chakra('p', { base: { color: 'muted' } })

/** What the virus scan says (specification.md, section 4); nothing once the file is accepted. */
const scans = { PENDING: pageMessages.upload.scanPending, REJECTED: pageMessages.upload.scanFailed, ACCEPTED: null }

/** The company's registration document; handed out once the scan accepts it. */
export function CompanyDocument({ partnerUUID, document }: Pick<Partner, 'partnerUUID' | 'document'>) {
  return (
    <Card title="Registration document">
      {document ? (
        <FileLine
          name={document.name}
          standing={scans[document.antivirusStatus]}
          failed={document.antivirusStatus === 'REJECTED'}
        >
          {document.antivirusStatus === 'ACCEPTED' && <DownloadFile partnerId={partnerUUID} name={document.name} />}
        </FileLine>
      ) : (
        <Nothing>The partner has handed in no document.</Nothing>
      )}
    </Card>
  )
}

function DownloadFile({ partnerId, name }: { partnerId: string; name: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadPartnerDocument(partnerId),
    onSuccess: (file) => saveFile(file, name),
    onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
  })
  return (
    <Button variant="secondary" size="sm" loading={isPending} aria-label={`Download ${name}`} onClick={() => mutate()}>
      {!isPending && <Download size={16} aria-hidden />}
      Download
    </Button>
  )
}
