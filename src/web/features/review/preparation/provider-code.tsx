import { Box } from '@chakra-ui/react/box'
import { Suspense } from 'react'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { None } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { CodeLine } from '#web/ui/code.tsx'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

const ProviderCodeForm = lazyNamed(async () => (await import('./provider-code-form.tsx')).ProviderCodeForm)

// A placeholder in the form's shape: label, field, help, button.
const form = (
  <Waiting>
    <Skeleton h="143px" />
  </Waiting>
)

/** The operator's code for the service. Product codes require it, so it comes first. */
export function ProviderCode({ project, editable }: { project: AdminProject; editable: boolean }) {
  const { providerCode, providerCodeFreeze } = project
  return (
    <Card
      title="Provider Code"
      note={
        providerCodeFreeze
          ? 'Frozen since it was submitted for technical approval.'
          : "The operator's own code for the service. Product codes can be added once it is saved."
      }
    >
      <Box maxW="440px">
        {editable ? (
          <Suspense fallback={form}>
            <ProviderCodeForm projectId={project.id} providerCode={providerCode} />
          </Suspense>
        ) : providerCode ? (
          <CodeLine value={providerCode} what="provider code" />
        ) : (
          <None />
        )}
      </Box>
    </Card>
  )
}
