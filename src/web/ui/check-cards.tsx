// As the radio cards of choice.tsx, with checkboxes.
import { Box, CardLabel, CardNote, Cards, CardText, CardTitle, type RadioOption } from './choice.tsx'

type Props<V> = {
  id: string
  options: RadioOption<V>[]
  values: readonly V[]
  onChange: (values: V[]) => void
  onBlur?: () => void
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  /** Stands on the boxes: a group of them has no such state. */
  invalid?: boolean | undefined
}

/** Any number of few things that deserve a sentence each. */
export function CheckCards<V extends string | number>({
  id,
  options,
  values,
  onChange,
  onBlur,
  invalid,
  ...aria
}: Props<V>) {
  const toggle = (value: V, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? on : values.includes(each))))
  return (
    <Cards role="group" id={id} onBlur={onBlur} {...aria}>
      {options.map(({ value, label, description, note, disabled }) => (
        <CardLabel key={value}>
          <Box
            type="checkbox"
            checked={values.includes(value)}
            disabled={disabled}
            aria-invalid={(invalid && !disabled) || undefined}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          <CardText>
            <CardTitle>{label}</CardTitle>
            {description && <CardNote>{description}</CardNote>}
            {note && <CardNote>{note}</CardNote>}
          </CardText>
        </CardLabel>
      ))}
    </Cards>
  )
}
