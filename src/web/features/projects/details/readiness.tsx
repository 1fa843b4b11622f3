import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useGetReadiness } from '#generated/portal/client/readiness.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ReadinessItem } from '#generated/portal/model/readinessItem.ts'
import { TextLink } from '#web/entities/link.tsx'
import { useProductSuffix } from '#web/entities/project/use-product-suffix.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { ReadinessChecklist, ReadinessScore } from '#web/entities/readiness/readiness-checklist.tsx'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { type ProjectTab, projectTabs } from './tabs.ts'

/** What the project still lacks before it can go live. A live project needs none of it. */
export function Readiness({ project }: { project: Project }) {
  const read = useGetReadiness(project.projectId, { query: { staleTime: 2000, refetchOnWindowFocus: true } })
  return (
    <Card
      title="Readiness"
      note="What reviewers check, based on your sandbox calls. Calls that TRY OUT simulates do not count."
    >
      <QueryState read={read} what="readiness" />
      {read.data && (
        <Stack gap="5">
          <ReadinessScore readiness={read.data} />
          <ReadinessChecklist
            readiness={read.data}
            unfolded={5}
            links={(item) => <Links project={project} item={item} />}
          />
        </Stack>
      )}
    </Card>
  )
}

function Links({ project, item: { title, callId, fulfil } }: { project: Project; item: ReadinessItem }) {
  const { projectId } = project
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="4" minH="6" textStyle="caption">
      {callId && (
        <TextLink
          to="/projects/$projectId/calls"
          params={{ projectId }}
          search={{ call: callId }}
          aria-label={`View call: ${title}`}
        >
          View call
        </TextLink>
      )}
      <Fulfil project={project} fulfil={fulfil} title={title} />
    </Flex>
  )
}

const tabOfPlace: Record<Exclude<ReadinessItem['fulfil']['place'], 'company' | 'documentation'>, ProjectTab> = {
  calls: 'calls',
  keys: 'keys',
  codes: 'codes',
}

function Fulfil({ project, fulfil, title }: { project: Project; fulfil: ReadinessItem['fulfil']; title: string }) {
  const { place, operation } = fulfil
  const { projectId } = project
  const suffix = useProductSuffix(project)
  if (place === 'company') {
    return <TextLink to="/partner-profile">Profile</TextLink>
  }
  if (place !== 'documentation') {
    const tab = projectTabs.find(({ key }) => key === tabOfPlace[place])
    return (
      tab && (
        <TextLink to={tab.to} params={{ projectId }} aria-label={`${tab.label}: ${title}`}>
          {tab.label}
        </TextLink>
      )
    )
  }
  if (!suffix || !operation) return null
  const links = [
    ['TRY OUT', `${operation}/try-out`],
    ['Sample', operation],
  ] as const
  return links.map(([label, hash]) => (
    <TextLink
      key={label}
      to="/api-doc/$suffix"
      params={{ suffix }}
      hash={hash}
      aria-label={`${label}: ${title}`}
      onClick={() => chooseProject(projectId)}
    >
      {label}
    </TextLink>
  ))
}
