import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils'
import { TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { fieldIds } from '#docs/model/field-control.ts'
import { Checkbox, Chip, ChipRow, LinkButton } from './controls.tsx'
import { Field } from './field.tsx'
import { FieldContext } from './form-context.ts'

/** The frame of every field: name, help, schema problems and suggestions. */
export function FieldFrame(props: FieldTemplateProps) {
  const { id, label, children, rawErrors, rawHelp, required, hidden, fieldPathId, uiSchema } = props
  const options = getUiOptions(uiSchema)
  const isRoot = fieldPathId.path.length === 0
  if (hidden) return <div hidden>{children}</div>
  if (options.field === 'later' || options.bare || (isRoot && options.group)) return children
  if (options.group) return <GroupFrame {...props} />
  const isWide = options.wide || options.widget === 'textarea'
  return (
    <div data-wide={isWide ? true : undefined}>
      <Field
        id={id}
        label={<span className="try-mono">{label}</span>}
        help={rawHelp}
        required={isRoot ? undefined : (required ?? false)}
      >
        {children}
      </Field>
      <SchemaProblems id={id} problems={rawErrors} />
      {fieldPathId.path.length === 1 && <FieldHints name={String(fieldPathId.path[0])} />}
    </div>
  )
}

function GroupFrame({ id, label, children, rawErrors, rawHelp, required, fieldPathId, onChange }: FieldTemplateProps) {
  const isItem = typeof fieldPathId.path.at(-1) === 'number'
  const { label: name } = fieldIds(id)
  return (
    <fieldset className="try-group" aria-labelledby={name}>
      <div className="try-group-head">
        <span className="try-mono" id={name}>
          {label}
        </span>
        {!required && !isItem && (
          <LinkButton onClick={() => onChange(undefined, fieldPathId.path)} aria-label={`Remove ${label}`}>
            Remove
          </LinkButton>
        )}
      </div>
      {rawHelp && <p className="try-caption">{rawHelp}</p>}
      {children}
      <SchemaProblems id={id} problems={rawErrors} />
    </fieldset>
  )
}

/** A hint, not an error: the call can be sent anyway. */
function SchemaProblems({ id, problems = [] }: { id: string; problems?: string[] | undefined }) {
  if (problems.length === 0) return null
  return (
    <p className="try-remark" id={fieldIds(id).error}>
      <TriangleAlert size={14} aria-hidden />
      <span>The schema says: {problems.join('; ')}.</span>
    </p>
  )
}

function FieldHints({ name }: { name: string }) {
  const { suggestions, apply, pin, missingValues, openVerification } = use(FieldContext)
  const missing = missingValues[name]
  const step = missing?.step
  const own = suggestions.filter(({ field }) => field === name)
  const isId = name === 'correlationId' && pin !== null
  if (own.length === 0 && !isId && !missing) return null
  return (
    <>
      {missing && (
        <p className="try-remark">
          <TriangleAlert size={14} aria-hidden />
          <span>{missing.hint}</span>
        </p>
      )}
      {step && (
        <ChipRow>
          <Chip onClick={() => openVerification(step.values)}>{step.label}</Chip>
        </ChipRow>
      )}
      {own.length > 0 && (
        <ChipRow>
          {own.map((suggestion) => (
            <Chip key={suggestion.label} onClick={() => apply(suggestion)}>
              {suggestion.label}
            </Chip>
          ))}
        </ChipRow>
      )}
      {isId && (
        <div className="try-pin">
          <Checkbox checked={pin.isPinned} onChange={({ target }) => pin.set(target.checked)}>
            {pin.isSpent && !pin.isPinned
              ? 'Keep this id. Otherwise Send uses a new one'
              : 'Keep this id from call to call'}
          </Checkbox>
        </div>
      )}
    </>
  )
}
