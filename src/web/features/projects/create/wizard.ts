import type { Value as ProjectForm } from '#generated/forms/project.js'

// The states of the Create Project wizard. A move that does not apply to the current step leaves it as it is, so that a late
// answer or a double click changes nothing.

/** The project step's initial values, then its input, kept through Back, a refusal and a second try. */
export type ProjectEntry = Readonly<Partial<ProjectForm>>

export type Wizard =
  | { step: 'loading' }
  | { step: 'terms'; entry: ProjectEntry }
  | { step: 'project'; entry: ProjectEntry; problem: unknown }
  | { step: 'creating'; entry: ProjectEntry }
  | { step: 'created'; projectId: string }
  | { step: 'closed'; problem: unknown }

export type Move =
  | { move: 'loaded'; entry: ProjectEntry }
  | { move: 'load-failed'; problem: unknown }
  | { move: 'agree' }
  | { move: 'back'; entry: ProjectEntry }
  | { move: 'create'; entry: ProjectEntry }
  | { move: 'create-succeeded'; projectId: string }
  | { move: 'create-failed'; problem: unknown }

export const firstStep: Wizard = { step: 'loading' }

/** The wizard after a move. `problem` is null where nothing went wrong. */
export function advance(wizard: Wizard, action: Move): Wizard {
  switch (wizard.step) {
    case 'loading':
      return fromLoading(wizard, action)
    case 'terms':
      return fromTerms(wizard, action)
    case 'project':
      return fromProject(wizard, action)
    case 'creating':
      return fromCreating(wizard, action)
    default:
      return wizard
  }
}

/** A request under way cannot be taken back, and closing the wizard would hide the new project. */
export const mayClose = (wizard: Wizard): boolean => wizard.step !== 'creating'

function fromLoading(wizard: Wizard, action: Move): Wizard {
  if (action.move === 'loaded') return { step: 'terms', entry: action.entry }
  if (action.move === 'load-failed') return { step: 'closed', problem: action.problem }
  return wizard
}

function fromTerms(wizard: Wizard & { step: 'terms' }, action: Move): Wizard {
  if (action.move === 'agree') return { step: 'project', entry: wizard.entry, problem: null }
  return wizard
}

function fromProject(wizard: Wizard, action: Move): Wizard {
  if (action.move === 'back') return { step: 'terms', entry: action.entry }
  if (action.move === 'create') return { step: 'creating', entry: action.entry }
  return wizard
}

function fromCreating(wizard: Wizard & { step: 'creating' }, action: Move): Wizard {
  if (action.move === 'create-succeeded') return { step: 'created', projectId: action.projectId }
  if (action.move === 'create-failed') return { step: 'project', entry: wizard.entry, problem: action.problem }
  return wizard
}
