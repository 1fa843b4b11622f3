import { projectStates } from '#domain/project-states.ts'
import { roleLabels } from '#domain/roles.ts'
import { type Place, type Step, stepOf, type WorkflowAction, workflow } from '#domain/workflow.ts'
import { needs } from '#domain/workflow-needs.ts'

const places: Record<Place, string> = {
  draft: projectStates.draft.label,
  preparation: 'Pending: preparation',
  technical: 'Pending: technical review',
  business: 'Pending: business review',
  live: projectStates.live.label,
  rejected: projectStates.rejected.label,
  suspended: projectStates.suspended.label,
}

const people = { ...roleLabels, EXTERNAL_ADMIN: 'Partner', system: 'the system', partner: 'partner' }

const consequences = {
  'store-application': 'company, representative, bank, operators and addresses are stored',
  'clear-technical-check': 'the technical check starts anew',
  'freeze-provider-code': 'the provider code is frozen',
  'drop-other-product-codes': 'product codes of operators that are no longer named are dropped',
  'forget-test-result': 'the test result counts no more',
  'run-product-tests': 'a job calls the sandbox',
  'activate-addresses': 'the addresses become active',
  'settle-company': 'the company is settled',
  'stop-keys': 'its keys are refused',
  'resume-keys': 'its keys are taken again',
} as const satisfies Record<Step['follows'][number], string>

const steps = Object.keys(workflow).map((name) => stepOf(name as WorkflowAction))

/** docs/workflow.md, drawn from the table in src/domain/workflow.ts. */
export function workflowPage(): string {
  return `# The way of a project

Drawn by \`npm run docs:workflow\` from the table in \`src/domain/workflow.ts\`, which also decides every button and every refusal. A
test says so when this page is not current.

\`\`\`mermaid
${diagram().join('\n')}
\`\`\`

## Steps that move a project

${table(steps.filter(({ to }) => to !== 'same')).join('\n')}

## Steps that leave it where it is

${table(steps.filter(({ to }) => to === 'same')).join('\n')}

A step from any other place is refused with 409, of another role with 403. Each is one transaction: the project's row is locked, the
table is asked, and the project, what follows, the audit event and the mails are written together or not at all. Of two decisions
at once the second finds the project moved and hears 409. What else can be refused is the request itself, for instance a product
code that is taken or a template that is not there.

What the desks read stands still: while a project of theirs is pending, partners change neither company, representative, bank and
document nor the addresses of that project. A rejection opens them again. See
[decision 17](decisions/0017-profile-locked-during-review.md).

Every step but saving a draft leaves an audit event that holds the hash of the one before it: see
[decision 9](decisions/0009-a-chain-of-events-per-project.md).
`
}

function diagram(): string[] {
  const names = Object.entries(places).map(([place, words]) => `  ${place} : ${words}`)
  const moves = steps
    .filter(({ to }) => to !== 'same')
    .flatMap(({ from, to, by, words }) => from.map((place) => `  ${place} --> ${to} : ${words} (${people[by]})`))
  return ['stateDiagram-v2', '  [*] --> draft', ...names, ...moves]
}

function table(rows: Step[]): string[] {
  return [
    '| who | does | from | to | when | comment | what follows | mail to |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((step) => `| ${cells(step).join(' | ')} |`),
  ]
}

function cells({ by, words, from, to, needs: names, comment, follows, letters }: Step): string[] {
  return [
    people[by],
    words,
    from.map((place) => places[place]).join(', '),
    to === 'same' ? 'stays' : places[to],
    names.map((name) => needs[name].words).join('; '),
    comment,
    follows.map((name) => consequences[name]).join('; '),
    letters.map((letter) => people[letter.to]).join(', '),
  ]
}
