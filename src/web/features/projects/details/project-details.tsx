import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { formatDate } from '#domain/dates.ts'
import type { Environment } from '#domain/environments.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { ProjectStatus } from '#web/entities/project/project-status.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { CodeLine } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { AddressSection } from './address-section.tsx'
import { keyEnvironments, shownEnvironment } from './environments.ts'
import { KeySection } from './key-section.tsx'
import { ProductCodeSection } from './product-code-section.tsx'

const onDay = (moment: string | null) => (moment ? ` on ${formatDate(moment)}` : '')

/** What a partner has to know of where the project stands: that we have it, why not, or why not any more. */
function StandingBanner({ project, onGoLive }: { project: Project; onGoLive: () => void }) {
  switch (project.status) {
    case 'GO_LIVE_PENDING_SUBMIT':
      return (
        <Alert kind="info" title="Waiting for approval">
          We received your request to go live{onDay(project.goLiveRequestDate)}. You will be updated within 5 business
          days.
        </Alert>
      )
    case 'REJECT':
      return (
        <Alert kind="error" title={`The request to go live was rejected${onDay(project.rejectDate)}`}>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {project.rejectComment}
          </Text>
          <Box mt="3">
            <Button size="sm" onClick={onGoLive}>
              Correct and submit again
            </Button>
          </Box>
        </Alert>
      )
    case 'SUSPENDED':
      return (
        <Alert kind="warning" title="The project is suspended">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {project.suspendComment}
          </Text>
          <p>
            Its keys are refused until it is reinstated. Nothing is deleted.{' '}
            <TextLink asChild>
              <Link to="/_contact">Please contact us.</Link>
            </TextLink>
          </p>
        </Alert>
      )
    default:
      return null
  }
}

type Props = {
  projectId: string
  onGoLive: () => void
  /** The Go Live wizard, where it is open. */
  wizard: (project: Project) => ReactNode
  /** What it sold and how its calls went. */
  analytics: (project: Project, environment: Environment) => ReactNode
  /** The log of what the project has called. */
  calls: (project: Project, environment: Environment) => ReactNode
}

export function ProjectDetails({ projectId, onGoLive, wizard, analytics, calls }: Props) {
  const { data: project } = useGetProjectSuspense(projectId)
  const [chosen, setChosen] = useState<Environment>('sandbox')
  const state = fromPortalStatus(project.status)
  const environment = shownEnvironment(state, chosen)
  const toLive = can.switchToLive({ state })
  const goLive = can.submitGoLive({ role: 'EXTERNAL_ADMIN' }, { state })
  return (
    <Screen
      title={project.name}
      badge={<ProjectStatus status={project.status} />}
      description={project.description}
      action={goLive.allowed && <Button onClick={onGoLive}>Go Live</Button>}
      breadcrumb={
        <Breadcrumbs>
          <TextLink asChild quiet>
            <Link to="/projects">Projects</Link>
          </TextLink>
          {project.name}
        </Breadcrumbs>
      }
    >
      <StandingBanner project={project} onGoLive={onGoLive} />
      <Flex justify="flex-end">
        <Switch
          label="Live environment"
          sides={['Sandbox', 'Live']}
          checked={environment === 'live'}
          onChange={(live) => setChosen(live ? 'live' : 'sandbox')}
          disabledReason={toLive.allowed ? undefined : toLive.because}
        />
      </Flex>
      <Access project={project} environment={environment} />
      {keyEnvironments(state, environment, project.credentials).map((each) => (
        <KeySection key={each} project={project} environment={each} />
      ))}
      <ProductCodeSection project={project} environment={environment} />
      <AddressSection project={project} />
      {analytics(project, environment)}
      {calls(project, environment)}
      {wizard(project)}
    </Screen>
  )
}

function Access({ project, environment }: { project: Project; environment: Environment }) {
  const { data: configs } = useGetConfigsSuspense()
  const { sandboxUrl, liveUrl } = project.technicalData
  const url = environment === 'live' ? liveUrl : sandboxUrl
  const connection = configs.environments.find(({ name }) => name === environment)?.connection
  const product = configs.PRODUCT_TYPE.find(({ id }) => id === project.productType)
  const kind = configs.PROJECT_TYPE.find(({ id }) => id === project.projectType)
  return (
    <Card title="Project" note={`What every call to the payment API carries. ${connection?.words ?? ''}`}>
      <DescriptionList
        items={[
          [environment === 'live' ? 'Live URL' : 'Sandbox URL', url && <CodeLine value={url} what="URL" />],
          ['X-Partner-ID', <CodeLine key="partner" value={project.partnerId} what="X-Partner-ID" />],
          ['X-Project-ID', <CodeLine key="project" value={project.projectId} what="X-Project-ID" />],
          ['Product', product?.name],
          ['Project type', kind?.name],
          ['Date created', formatDate(project.createdOn)],
        ]}
      />
    </Card>
  )
}
