import { Grid } from '@chakra-ui/react/grid'
import type { FieldProps } from '@rjsf/utils'
import { type ApplicationPart, partLabels } from '#domain/application-parts.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { fieldControl, fieldIds } from '#web/ui/field.tsx'

const parts = Object.keys(partLabels) as ApplicationPart[]

/** The parts of the application, one box each. */
export function PartsField(props: FieldProps<ApplicationPart[]>) {
  const { formData = [], onChange, onBlur, fieldPathId, rawErrors = [], uiSchema } = props
  const { $id: id, path } = fieldPathId
  const { 'aria-describedby': describedBy } = fieldControl({ id, help: uiSchema?.['ui:help'], error: rawErrors[0] })
  const toggle = (part: ApplicationPart) =>
    onChange(
      parts.filter((each) => formData.includes(each) !== (each === part)),
      path,
    )
  return (
    <Grid
      role="group"
      id={id}
      aria-labelledby={fieldIds(id).label}
      aria-describedby={describedBy}
      gap="3"
      templateColumns="repeat(auto-fit, minmax(180px, 1fr))"
    >
      {parts.map((part) => (
        <Checkbox
          key={part}
          checked={formData.includes(part)}
          aria-invalid={rawErrors.length > 0 || undefined}
          onChange={() => toggle(part)}
          onBlur={() => onBlur(id, formData)}
        >
          {partLabels[part]}
        </Checkbox>
      ))}
    </Grid>
  )
}
