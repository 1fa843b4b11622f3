import { Download } from 'lucide-react'
import type { Environment } from '#domain/environments.ts'
import { useExportCalls } from '#generated/portal/client/calls.ts'
import type { ExportCallsParams } from '#generated/portal/model/exportCallsParams.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { messageOf } from '#web/api/errors.ts'
import { saveFile } from '#web/api/save-file.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { fileNameFor } from './words.ts'

type Props = { project: Project; filter: ExportCallsParams & { environment: Environment } }

/** All calls that match, not only those read so far. */
export function ExportCalls({ project, filter }: Props) {
  const { mutate, isPending } = useExportCalls({
    mutation: {
      onSuccess: (file) => saveFile(file, fileNameFor(project.name, filter.environment)),
      onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      onClick={() => mutate({ projectId: project.projectId, params: filter })}
    >
      {!isPending && <Download size={16} aria-hidden />}
      Download CSV
    </Button>
  )
}
