import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { can } from '#domain/capabilities.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ProjectDocument } from '#generated/admin/model/projectDocument.ts'
import { messageOf } from '#web/api/errors.ts'
import { downloadProjectDocument } from '#web/api/review-queries.ts'
import { saveFile } from '#web/api/save-file.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { scanWords } from './words.ts'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '8',
    '& > svg': { color: 'muted', flexShrink: '0' },
  },
})
const Name = chakra('span', { base: { minW: '0', overflowWrap: 'anywhere' } })
const Scan = chakra('span', {
  base: { color: 'muted', '&[data-status=REJECTED]': { color: 'danger.fg', fontWeight: 'medium' } },
})
const Push = chakra('span', { base: { ml: 'auto' } })
const Nothing = chakra('p', { base: { color: 'muted' } })

/** The company's registration document and what came along with approvals; handed out once the scan accepts it. */
export function Documents({ project }: { project: AdminProject }) {
  const { id, organisationDocument, documents } = project
  const files = organisationDocument ? [organisationDocument, ...documents] : documents
  return (
    <Card title="Documents" note="The company's registration document, and files that came with an approval.">
      {files.length === 0 ? (
        <Nothing>The partner has handed in no document.</Nothing>
      ) : (
        <List>
          {files.map((document) => (
            <Item key={document.id}>
              <FileText size={18} aria-hidden />
              <Name>{document.name}</Name>
              {document.antivirusStatus !== 'ACCEPTED' && (
                <Scan data-status={document.antivirusStatus}>{scanWords(document.antivirusStatus)}</Scan>
              )}
              <DownloadDocument projectId={id} document={document} />
            </Item>
          ))}
        </List>
      )}
    </Card>
  )
}

function DownloadDocument({ projectId, document }: { projectId: string; document: ProjectDocument }) {
  const role = useSession(({ userRole }) => userRole)
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadProjectDocument(projectId, document.id),
    onSuccess: (file) => saveFile(file, document.name),
    onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
  })
  if (document.antivirusStatus !== 'ACCEPTED') return null
  const reading = role && can.downloadDocument({ role })
  return (
    <Push>
      <Button
        variant="secondary"
        size="sm"
        loading={isPending}
        aria-label={`Download ${document.name}`}
        disabledReason={reading && !reading.allowed ? reading.because : undefined}
        onClick={() => mutate()}
      >
        {!isPending && <Download size={16} aria-hidden />}
        Download
      </Button>
    </Push>
  )
}
