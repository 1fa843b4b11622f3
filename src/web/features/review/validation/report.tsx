import { Box } from '@chakra-ui/react/box'
import { Download } from 'lucide-react'
import { pageMessages } from '#domain/page-messages.ts'
import { problems } from '#domain/problems.ts'
import { reportName } from '#domain/report-name.ts'
import { useDownloadTestReport } from '#generated/admin/client/validation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { saveFile } from '#web/api/save-file.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** The last run as a .http file, which a REST client can run again. There is none before the first run has ended. */
export function Report({ project: { id, projectName, productResult } }: { project: AdminProject }) {
  const { mutate, isPending, isError } = useDownloadTestReport({
    mutation: {
      onSuccess: (file) => saveFile(file, reportName(projectName, new Date(productResult.testOn ?? Date.now()))),
    },
  })
  const missing = productResult.status === 2 || productResult.status === 3
  return (
    <>
      <Button
        variant="secondary"
        loading={isPending}
        disabledReason={missing ? problems['report-unavailable'].message : undefined}
        onClick={() => mutate({ projectId: id })}
      >
        {!isPending && <Download size={16} aria-hidden />}
        Download report
      </Button>
      {isError && (
        <Box flexBasis="100%">
          <Alert kind="error">{pageMessages.review.noReport}</Alert>
        </Box>
      )}
    </>
  )
}
