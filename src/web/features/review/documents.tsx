import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
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
import { FileLine } from '#web/ui/file-line.tsx'
import { scanWords } from './words.ts'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
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
            <li key={document.id}>
              <FileLine
                name={document.name}
                standing={scanWords(document.antivirusStatus)}
                failed={document.antivirusStatus === 'REJECTED'}
              >
                {document.antivirusStatus === 'ACCEPTED' && <DownloadDocument projectId={id} document={document} />}
              </FileLine>
            </li>
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
  const reading = role && can.downloadDocument({ role })
  return (
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
  )
}
