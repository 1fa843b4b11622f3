import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { Select } from './controls.tsx'
import { type Draft, withExample, withType, withValues } from './draft.ts'
import { possibleAnswers } from './example-answer.ts'
import { Field, fieldControl } from './field.tsx'
import { objectOf } from './fill-in.ts'
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
  const id = `${name}-type`
  return (
    <Field id={id} label="Content type">
      <Select
        {...fieldControl({ id })}
        value={operation.body?.type}
        onChange={({ target }) => onChange(withType(draft, operation, target.value))}
      >
        {types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
    </Field>
  )
}

/** Select for the examples of the specification. */
export function ExampleChoice({ name, operation, draft, onChange }: ChoiceProps) {
  const examples = operation.body?.examples ?? []
  if (examples.length < 2) return null
  const id = `${name}-example`
  return (
    <Field id={id} label="Example">
      <Select
        {...fieldControl({ id })}
        value={draft.example ?? ''}
        onChange={({ target }) => onChange(withExample(draft, operation, target.value))}
      >
        {draft.example === null && <option value="">From an earlier call</option>}
        {examples.map((example) => (
          <option key={example.name} value={example.name}>
            {example.summary ?? example.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Select for the test subscriber, by the last four digits. */
export function ProfileChoice({
  name,
  contract,
  draft,
  onChange,
}: Omit<ChoiceProps, 'operation'> & { contract: Contract | null }) {
  const { userIdentifier } = objectOf(draft)
  if (!contract || typeof userIdentifier !== 'string') return null
  const id = `${name}-subscriber`
  return (
    <Field id={id} label="Subscriber" help="Fills in the last four digits, which choose how the subscriber behaves.">
      <Select
        {...fieldControl({ id, help: true })}
        value={profileIn(contract.profiles, userIdentifier)?.suffix ?? ''}
        onChange={({ target }) =>
          onChange(withValues(draft, { userIdentifier: withSuffix(userIdentifier, target.value) }))
        }
      >
        <option value="">An ordinary subscriber</option>
        {contract.profiles.map(({ suffix, name: words }) => (
          <option key={suffix} value={suffix}>
            {words} ({suffix})
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Select for the answer of a product without a simulator. */
export function AnswerChoice({ name, operation, draft, onChange }: ChoiceProps) {
  const answers = possibleAnswers(operation)
  if (answers.length < 2) return null
  const id = `${name}-answer`
  return (
    <Field id={id} label="Answer to see">
      <Select
        {...fieldControl({ id })}
        value={draft.answer ?? answers[0]?.key}
        onChange={({ target }) => onChange({ answer: target.value })}
      >
        {answers.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
