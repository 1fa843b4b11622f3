import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { formatDate } from '#domain/dates.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { LinkButton, TextLink } from '#web/entities/link.tsx'
import { stepLink } from '#web/entities/project/step-link.ts'
import { Card } from '#web/ui/card.tsx'
import { CodeLine } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { Endings } from './endings.tsx'
import { GenerateKey } from './generate-key.tsx'
import { nextStepOf } from './next-step.ts'
import { Readiness } from './readiness.tsx'
import { StandingBanner } from './standing-banner.tsx'

type Props = { project: Project; environment: Environment }

export function Overview({ project, environment }: Props) {
  return (
    <Stack gap="6">
      <StandingBanner project={project} />
      <Endings projectId={project.projectId} />
      {project.status === 'GO_LIVE_PENDING_SUBMIT' && <ApplicationProgress project={project} />}
      <NextStep project={project} />
      {project.status !== 'GONE_LIVE' && project.status !== 'SUSPENDED' && <Readiness project={project} />}
      <Access project={project} environment={environment} />
    </Stack>
  )
}

function NextStep({ project }: { project: Project }) {
  const step = nextStepOf(project)
  const link = step && stepLink(step.place, project.projectId)
  if (!step || !link) return null
  // The first key is one click away; every other step has a page of its own.
  const isKeyStep = step.place === 'keys'
  return (
    <Flex
      as="section"
      layerStyle="card"
      aria-labelledby="next-step"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="4"
      px={{ base: '4', md: '6' }}
      py="4"
    >
      <Box flex="1 1 240px">
        <Heading size="sm" id="next-step">
          Next step
        </Heading>
        <Text color="muted">
          {isKeyStep && (
            <>
              <TextLink {...link}>{step.title}</TextLink>
              {'. '}
            </>
          )}
          {step.text}
        </Text>
      </Box>
      {!isKeyStep && <LinkButton {...link}>{step.title}</LinkButton>}
      <GenerateKey project={project} environment="sandbox" isOffered={isKeyStep} />
    </Flex>
  )
}

/** The project's address and ids for calls to the payment API, with its facts. */
function Access({ project, environment }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const { sandboxUrl, liveUrl } = project.technicalData
  const url = environment === 'live' ? liveUrl : sandboxUrl
  const connection = configs.environments.find(({ name }) => name === environment)?.connection
  const product = configs.PRODUCT_TYPE.find(({ id }) => id === project.productType)
  const kind = configs.PROJECT_TYPE.find(({ id }) => id === project.projectType)
  return (
    <Card title="Project" note={`Address and headers of every call to the payment API. ${connection?.note ?? ''}`}>
      <DescriptionList
        items={[
          [`${environments[environment].label} URL`, url && <CodeLine value={url} what="URL" />],
          ['X-Partner-ID', <CodeLine key="partner" value={project.partnerId} what="X-Partner-ID" />],
          ['X-Project-ID', <CodeLine key="project" value={project.projectId} what="X-Project-ID" />],
          [
            'Description',
            <Text textStyle="typed" key="description">
              {project.description}
            </Text>,
          ],
          ['Product', product?.name],
          ['Project type', kind?.name],
          ['Date created', formatDate(project.createdOn)],
        ]}
      />
    </Card>
  )
}
