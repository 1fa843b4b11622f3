import { Flex } from '@chakra-ui/react/flex'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { CirclePause, FlaskConical, Radio } from 'lucide-react'
import { can } from '#domain/capabilities.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { fromPortalStatus, projectStates } from '#domain/project-states.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { Switch } from '#web/ui/choice.tsx'

const looks = {
  sandbox: {
    Icon: FlaskConical,
    title: environments.sandbox.label,
    note: 'For tests. No subscriber is charged.',
    colors: { bg: 'draft.wash', borderColor: 'draft.line', color: 'ink' },
  },
  live: {
    Icon: Radio,
    title: environments.live.label,
    note: 'Keys, calls and figures of the live environment.',
    colors: { bg: 'live.fg', borderColor: 'live.fg', color: 'page' },
  },
  suspended: {
    Icon: CirclePause,
    title: projectStates.suspended.label,
    note: 'Keys are refused. Live calls and figures stay readable.',
    colors: { bg: 'suspended.wash', borderColor: 'suspended.line', color: 'ink' },
  },
}

type Props = { project: Project; environment: Environment; onChange: (environment: Environment) => void }

/** The environment that every tab shows, and the switch. */
export function EnvironmentBand({ project, environment, onChange }: Props) {
  const { Icon, title, note, colors } = looks[project.status === 'SUSPENDED' ? 'suspended' : environment]
  const toLive = can.switchToLive({ state: fromPortalStatus(project.status) })
  return (
    <Flex
      as="section"
      aria-label="Environment"
      data-environment={environment}
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      px="4"
      py="2"
      borderWidth="1px"
      borderRadius="md"
      {...colors}
    >
      <HStack gap="3" minW="0">
        <Icon size={18} aria-hidden />
        <Text fontWeight="semibold">{title}</Text>
        <Text display={{ base: 'none', md: 'block' }}>{note}</Text>
      </HStack>
      {/* A surface of its own, so that the switch has contrast on every band. */}
      <HStack px="3" py="1" minW="0" bg="surface" color="ink" borderRadius="full" borderWidth="1px" borderColor="line">
        <Switch
          label="Live environment"
          sides={[environments.sandbox.label, environments.live.label]}
          checked={environment === 'live'}
          onChange={(live) => onChange(live ? 'live' : 'sandbox')}
          disabledReason={toLive.because}
        />
      </HStack>
    </Flex>
  )
}
