import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { messageOf } from '#web/api/errors.ts'
import { TextLink } from '#web/entities/link.tsx'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Select } from '#web/ui/input.tsx'
import { KeyField } from './key-field.tsx'
import type { Filling } from './use-sample-values.ts'

const EXAMPLES = ''

const Bar = ({ children }: { children: ReactNode }) => (
  <Grid
    as="section"
    gap="4"
    alignItems="start"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 320px) minmax(0, 1fr)' }}
    my="4"
    px={{ base: '4', md: '6' }}
    py="4"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    _print={{ display: 'none' }}
    aria-label="Fill the samples"
  >
    {children}
  </Grid>
)

/** Chooses the project whose ids and key fill the samples and TRY OUT, so that a copied line runs. */
export function FillingBar({ filling: { projects, shown, project, key, error } }: { filling: Filling }) {
  if (!projects) return null
  if (projects.length === 0) return <NoProject />
  return (
    <Bar>
      <Stack gap="2" minW="0">
        <chakra.label fontWeight="medium" htmlFor="filling-project">
          Fill the samples with
        </chakra.label>
        <Select
          id="filling-project"
          value={shown ?? EXAMPLES}
          onChange={({ target }) => chooseProject(target.value === EXAMPLES ? null : target.value)}
        >
          <option value={EXAMPLES}>Examples</option>
          {projects.map(({ id, projectName }) => (
            <option key={id} value={id}>
              {projectName}
            </option>
          ))}
        </Select>
      </Stack>
      {project ? (
        <KeyField key={project.projectId} project={project} value={key} />
      ) : (
        <Stack gap="2" minW="0">
          {error ? <Alert kind="error">{messageOf(error)}</Alert> : shown === undefined && <ChooseOne />}
        </Stack>
      )}
    </Bar>
  )
}

/** Names the chosen project when the choice is out of sight, and scrolls back to it. */
export function FilledWith({ filling: { projects, project, key } }: { filling: Filling }) {
  if (!projects || projects.length === 0) return null
  const label = project ? `${project.name}${key ? '' : ', no key'}` : 'examples'
  return (
    <chakra.button
      ml="auto"
      pl="4"
      minH="6"
      minW="0"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      color="muted"
      cursor="pointer"
      textDecoration="underline"
      textUnderlineOffset="3px"
      mdDown={{ display: 'none' }}
      _print={{ display: 'none' }}
      type="button"
      onClick={goToChoice}
    >
      Filled with {label}
    </chakra.button>
  )
}

function goToChoice() {
  const choice = document.getElementById('filling-project')
  choice?.scrollIntoView({ block: 'center' })
  choice?.focus({ preventScroll: true })
}

const ChooseOne = () => (
  <Text color="muted">
    The samples show examples. Choose a project to fill in its ids. With its sandbox key the samples run in a terminal.
  </Text>
)

const NoProject = () => (
  <Bar>
    <Text color="muted">
      The samples show examples.{' '}
      <TextLink to="/projects" search={{ create: true }}>
        Create a project
      </TextLink>{' '}
      to fill in its ids and sandbox key.
    </Text>
  </Bar>
)
