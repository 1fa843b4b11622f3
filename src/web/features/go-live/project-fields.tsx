import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldProps } from '@rjsf/utils'
import { CheckCards } from '#web/ui/check-cards.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { fieldControl, fieldIds } from '#web/ui/field.tsx'

// Two controls that only this form has: which operators, and what the partner has made sure of.

const Boxes = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

/** A group and the words around it. What is wrong stands at its boxes, a group has no such state. */
function groupOf({ fieldPathId: { $id }, uiSchema, rawErrors }: FieldProps) {
  const { 'aria-describedby': describedBy } = fieldControl({
    id: $id,
    help: uiSchema?.['ui:help'],
    error: rawErrors?.[0],
  })
  return { id: $id, 'aria-labelledby': fieldIds($id).label, 'aria-describedby': describedBy }
}

const isWrong = ({ rawErrors = [] }: FieldProps) => rawErrors.length > 0

export function ProvidersField(props: FieldProps<string[]>) {
  const { formData = [], uiSchema, onChange, onBlur, fieldPathId } = props
  return (
    <CheckCards
      {...groupOf(props)}
      options={uiSchema?.['ui:options']?.choices ?? []}
      values={formData}
      invalid={isWrong(props)}
      onChange={(codes: string[]) => onChange(codes.length > 0 ? codes : undefined, fieldPathId.path)}
      onBlur={() => onBlur(fieldPathId.$id, formData)}
    />
  )
}

export function ChecksField(props: FieldProps<Record<string, boolean>>) {
  const { formData = {}, schema, onChange, onBlur, fieldPathId } = props
  return (
    <Boxes role="group" {...groupOf(props)}>
      {Object.entries(schema.properties ?? {}).map(([name, check]) => (
        <Checkbox
          key={name}
          checked={formData[name] === true}
          aria-invalid={(isWrong(props) && !formData[name]) || undefined}
          onChange={({ target }) => onChange({ ...formData, [name]: target.checked }, fieldPathId.path)}
          onBlur={() => onBlur(fieldPathId.$id, formData)}
        >
          {typeof check === 'object' && check.title}
        </Checkbox>
      ))}
    </Boxes>
  )
}
