import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { Suspense, useState } from 'react'
import { factsOf } from '#domain/review-facts.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { None } from '#web/table/cells.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Code } from '#web/ui/code.tsx'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { Documents } from './documents.tsx'
import { validationNotice } from './locked-notice.ts'
import { ProjectFacts } from './project-facts.tsx'
import { ProductTests } from './validation/product-tests.tsx'

const SendBackDialog = lazyDialog(async () => (await import('./validation/send-back-dialog.tsx')).SendBackDialog)
const ApprovalForm = lazyNamed(async () => (await import('./validation/approval-form.tsx')).ApprovalForm)

/** Where the technical admin tests and approves a project. */
export function ValidationReview({ project }: { project: AdminProject }) {
  const locked = validationNotice(factsOf(project))
  const code = project.providerCode ? <Code key="code">{project.providerCode}</Code> : <None key="code" />
  return (
    <>
      <AtAGlance project={project} />
      <Grid alignItems="start" gap="6" templateColumns={locked ? '1fr' : { base: '1fr', lg: '3fr 2fr' }}>
        <Stack gap="6" minW="0">
          <ProductTests project={project} />
          <ProjectFacts project={project} more={[['Provider Code', code]]} />
          <Documents project={project} />
        </Stack>
        {!locked && (
          <Stack gap="6" minW="0">
            <Card title="Approve" note="The project goes to the business admin, who decides about it.">
              <Suspense fallback={approvalSkeleton}>
                <ApprovalForm project={project} />
              </Suspense>
            </Card>
            <SendBack project={project} />
          </Stack>
        )}
      </Grid>
    </>
  )
}

const approvalSkeleton = (
  <Waiting>
    <SkeletonText />
    <SkeletonText />
  </Waiting>
)

/** For a project that cannot be approved as it was prepared. */
function SendBack({ project }: { project: AdminProject }) {
  const [asking, setAsking] = useState(false)
  return (
    <Card title="Send back" note="Business internal corrects provider code, product codes or SMS templates.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Send back
      </Button>
      {asking && <SendBackDialog project={project} onClose={() => setAsking(false)} />}
    </Card>
  )
}
