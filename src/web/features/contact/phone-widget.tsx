import { chakra } from '@chakra-ui/react/styled-system'
import type { WidgetProps } from '@rjsf/utils'
import { use, useState } from 'react'
import { dialCodes } from '#domain/dial-codes.ts'
import { fieldControl } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/input.tsx'
import { ChosenContext } from './chosen.ts'
import { codeControl, codeOfCountry, countryOfCode, readPhone, typeNumber, writePhone } from './phone-entry.ts'

const Row = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

/** A dial code and a number, which are one value: '+65 81234567'. */
export function PhoneWidget({ id, value, required, rawErrors, options, onChange, onBlur }: WidgetProps) {
  const { country } = use(ChosenContext)
  const [picked, setPicked] = useState<string>()
  const entry = readPhone(value)
  const error = rawErrors?.[0]
  const pick = (name: string) => {
    setPicked(name)
    onChange(writePhone({ ...entry, code: codeOfCountry(name) ?? '' }))
  }
  return (
    <Row>
      <Select
        id={codeControl(id)}
        aria-label="Country code"
        aria-invalid={error && entry.code === '' ? true : undefined}
        autoComplete="tel-country-code"
        value={countryOfCode(entry.code, picked, country)?.country ?? ''}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">Country code</option>
        {dialCodes.map(({ country: name, code }) => (
          <option key={name} value={name}>
            +{code} {name}
          </option>
        ))}
      </Select>
      <TextInput
        {...fieldControl({ id, required, help: options.help, error })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={entry.number}
        onChange={({ target }) => onChange(writePhone(typeNumber(entry, target.value)))}
        onBlur={() => onBlur(id, value)}
      />
    </Row>
  )
}
