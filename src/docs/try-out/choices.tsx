import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { bodyProperties, type Draft, withExample, withType, withValues } from './draft.ts'
import { possibleAnswers } from './example-answer.ts'
import { SelectField } from './field.tsx'
import { profileIn, withSuffix } from './subscriber-choice.ts'

interface ChoiceProps {
  name: string
  operation: TryOutOperation
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

/** Select for the media type of the body. */
export function TypeChoice({ name, types, operation, draft, onChange }: ChoiceProps & { types: readonly string[] }) {
  if (types.length < 2) return null
  return (
    <SelectField
      id={`${name}-type`}
      label="Content type"
      value={operation.body?.type ?? ''}
      options={types.map((type) => ({ value: type, label: type }))}
      onChange={(type) => onChange(withType(draft, operation, type))}
    />
  )
}

/** Select for the examples of the specification. */
export function ExampleChoice({ name, operation, draft, onChange }: ChoiceProps) {
  const examples = operation.body?.examples ?? []
  if (examples.length < 2) return null
  const ofCall = draft.example === null ? [{ value: '', label: 'From an earlier call' }] : []
  return (
    <SelectField
      id={`${name}-example`}
      label="Example"
      value={draft.example ?? ''}
      options={[...ofCall, ...examples.map((each) => ({ value: each.name, label: each.summary ?? each.name }))]}
      onChange={(example) => onChange(withExample(draft, operation, example))}
    />
  )
}

/** Select for the test subscriber, by the last four digits. */
export function ProfileChoice({
  name,
  contract,
  draft,
  onChange,
}: Omit<ChoiceProps, 'operation'> & { contract: Contract | null }) {
  const { userIdentifier } = bodyProperties(draft)
  if (!contract || typeof userIdentifier !== 'string') return null
  const profiles = contract.profiles.map(({ suffix, name: profile }) => ({
    value: suffix,
    label: `${profile} (${suffix})`,
  }))
  return (
    <SelectField
      id={`${name}-subscriber`}
      label="Subscriber"
      help="Fills in the last four digits, which choose how the subscriber behaves."
      value={profileIn(contract.profiles, userIdentifier)?.suffix ?? ''}
      options={[{ value: '', label: 'An ordinary subscriber' }, ...profiles]}
      onChange={(suffix) => onChange(withValues(draft, { userIdentifier: withSuffix(userIdentifier, suffix) }))}
    />
  )
}

/** Select for the answer of a product without a simulator. */
export function AnswerChoice({ name, operation, draft, onChange }: ChoiceProps) {
  const answers = possibleAnswers(operation)
  if (answers.length < 2) return null
  return (
    <SelectField
      id={`${name}-answer`}
      label="Example answer"
      value={draft.answer ?? answers[0]?.key ?? ''}
      options={answers.map(({ key, label }) => ({ value: key, label }))}
      onChange={(answer) => onChange({ answer })}
    />
  )
}
