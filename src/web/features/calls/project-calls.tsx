import type { Environment } from '#domain/environments.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { CallLog } from './call-log.tsx'
import { Handset } from './handset.tsx'

/** What a project called, and what the simulator sent for it. */
export function ProjectCalls({ project, environment }: { project: Project; environment: Environment }) {
  return (
    <>
      <CallLog key={environment} project={project} environment={environment} />
      <Handset key={`${environment} handset`} projectId={project.projectId} environment={environment} />
    </>
  )
}
