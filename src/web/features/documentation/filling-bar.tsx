import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { messageOf } from '#web/api/errors.ts'
import { chooseProject } from '#web/stores/sandbox-keys.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Select } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { KeyField } from './key-field.tsx'
import type { Filling } from './use-filling.ts'

const Bar = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 320px) minmax(0, 1fr)' },
    my: '4',
    px: { base: '4', md: '6' },
    py: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    '@media print': { display: 'none' },
  },
})
const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' } })
const Label = chakra('label', { base: { fontWeight: 'medium' } })
const Note = chakra('p', { base: { color: 'muted' } })

const EXAMPLES = ''

/** Whose values the samples and TRY OUT show: so that a copied line runs as it is. */
export function FillingBar({ filling: { projects, shown, project, key, error } }: { filling: Filling }) {
  if (!projects) return null
  if (projects.length === 0) return <NoProject />
  return (
    <Bar aria-label="Fill the samples">
      <Part>
        <Label htmlFor="filling-project">Fill the samples with</Label>
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
      </Part>
      {project ? (
        <KeyField key={project.projectId} project={project} value={key} />
      ) : (
        <Part>{error ? <Alert kind="error">{messageOf(error)}</Alert> : shown === undefined && <ChooseOne />}</Part>
      )}
    </Bar>
  )
}

const Filled = chakra('button', {
  base: {
    ml: 'auto',
    pl: '4',
    minH: '6',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'muted',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    mdDown: { display: 'none' },
    '@media print': { display: 'none' },
  },
})

/** What the samples are filled with, for a reader who has scrolled past the choice; it leads back there. */
export function FilledWith({ filling: { projects, project, key } }: { filling: Filling }) {
  if (!projects || projects.length === 0) return null
  const words = project ? `${project.name}${key ? '' : ', no key'}` : 'examples'
  return (
    <Filled type="button" onClick={goToChoice}>
      Filled with {words}
    </Filled>
  )
}

function goToChoice() {
  const choice = document.getElementById('filling-project')
  choice?.scrollIntoView({ block: 'center' })
  choice?.focus({ preventScroll: true })
}

const ChooseOne = () => (
  <Note>
    The samples show examples. Choose a project to fill in its ids, and with its sandbox key they run in a terminal.
  </Note>
)

const NoProject = () => (
  <Bar aria-label="Fill the samples">
    <Note>
      The samples show examples.{' '}
      <TextLink asChild>
        <Link to="/projects" search={{ create: true }}>
          Create a project
        </Link>
      </TextLink>{' '}
      to fill in its ids and its sandbox key.
    </Note>
  </Bar>
)
