import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type Environment, environments } from '#domain/environments.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { LinkButton } from '#web/entities/link.tsx'

type Props = { project: Project; environment: Environment }

/** A suspended project has no switch, but its live calls and figures stay readable: the choice between the two. */
export function ReadOnlyEnvironment({ project, environment }: Props) {
  if (project.status !== 'SUSPENDED') return null
  return (
    <HStack wrap="wrap" justify="space-between" gap="3" mb="6">
      <Text color="muted">The project is suspended. Its history stays readable.</Text>
      <HStack as="nav" gap="2" aria-label="Environment to read">
        {(['live', 'sandbox'] as const).map((each) => (
          <LinkButton
            key={each}
            to="."
            search={{ environment: each }}
            resetScroll={false}
            size="sm"
            variant={each === environment ? 'primary' : 'secondary'}
            aria-current={each === environment ? 'true' : undefined}
          >
            {environments[each].label}
          </LinkButton>
        ))}
      </HStack>
    </HStack>
  )
}
