import { Grid } from '@chakra-ui/react/grid'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { dialCodes } from '#domain/dial-codes.ts'
import { Select, TextInput } from '#web/ui/input.tsx'
import {
  codeControl,
  codeOfCountry,
  countryOfCode,
  type PhoneEntry,
  readPhone,
  typeNumber,
  writePhone,
} from './phone-entry.ts'
import { ChoiceSelect } from './widgets.tsx'

const countries = dialCodes.map(({ country }) => ({ value: country, label: country }))

/** The countries that a phone number can be of. A stored country that is not among them is shown, and refused when it is saved. */
export const CountryWidget = (props: WidgetProps) => <ChoiceSelect {...props} choices={choicesWith(props.value)} />

function choicesWith(stored: unknown): typeof countries {
  if (typeof stored !== 'string' || stored === '' || countries.some(({ value }) => value === stored)) return countries
  return [{ value: stored, label: `${stored} (not in the list)` }, ...countries]
}

/** A dial code and a number, which are one value: '+65 81234567'. An empty number takes its code from the form's country. */
export function PhoneWidget({ id, value, required, readonly, rawErrors, options, registry, ...on }: WidgetProps) {
  const { onChange, onBlur } = on
  const country: string | undefined = options.country ?? registry.formContext.country
  const [picked, setPicked] = useState<string>()
  const stored = readPhone(value)
  const code = value ? stored.code : (codeOfCountry(picked ?? country) ?? '')
  const shown = countryOfCode(code, picked, country)?.country
  const error = rawErrors?.[0]
  const off = options.autocomplete === 'off'
  const change = (entry: PhoneEntry) => {
    setPicked(countryOfCode(entry.code, picked, country)?.country)
    // A code alone is no number: a field that may stay empty is empty.
    onChange(entry.number === '' && !required ? undefined : writePhone(entry))
  }
  const pick = (name: string) => {
    change({ code: codeOfCountry(name) ?? '', number: stored.number })
    setPicked(name)
  }
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
      <Select
        id={codeControl(id)}
        aria-label="Country code"
        aria-describedby={fieldIds(id).label}
        aria-invalid={error && code === '' ? true : undefined}
        autoComplete={off ? 'off' : 'tel-country-code'}
        value={shown ?? ''}
        disabled={readonly}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">Country code</option>
        {dialCodes.map(({ country: name, code: dialCode }) => (
          <option key={name} value={name}>
            +{dialCode} {name}
          </option>
        ))}
      </Select>
      <TextInput
        {...fieldControl({ id, required, help: options.help, error })}
        type="tel"
        inputMode="tel"
        autoComplete={off ? 'off' : 'tel-national'}
        value={stored.number}
        readOnly={readonly}
        onChange={({ target }) => change(typeNumber({ code, number: stored.number }, target.value))}
        onBlur={() => onBlur(id, value)}
      />
    </Grid>
  )
}
