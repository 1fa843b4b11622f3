import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import { messageOf } from '#web/api/errors.ts'
import { downloadPartnerDocument } from '#web/api/partner-queries.ts'
import { saveFile } from '#web/api/save-file.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '8',
    '& > svg': { color: 'muted', flexShrink: '0' },
    '& > span': { minW: '0', overflowWrap: 'anywhere' },
    '& > button': { marginInlineStart: 'auto' },
  },
})
const Scan = chakra('span', {
  base: { color: 'muted', '&[data-status=REJECTED]': { color: 'danger.fg', fontWeight: 'medium' } },
})
const Nothing = chakra('p', { base: { color: 'muted' } })

/** What the virus scan says (specification.md, section 4); nothing once the file is accepted. */
const scans = { PENDING: pageMessages.upload.scanPending, REJECTED: pageMessages.upload.scanFailed, ACCEPTED: null }

/** The company's registration document; handed out once the scan accepts it. */
export function CompanyDocument({ partnerUUID, document }: Pick<Partner, 'partnerUUID' | 'document'>) {
  return (
    <Card title="Registration document">
      {document ? (
        <Line>
          <FileText size={18} aria-hidden />
          <span>{document.name}</span>
          {scans[document.antivirusStatus] && (
            <Scan data-status={document.antivirusStatus}>{scans[document.antivirusStatus]}</Scan>
          )}
          {document.antivirusStatus === 'ACCEPTED' && <DownloadFile partnerId={partnerUUID} name={document.name} />}
        </Line>
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
