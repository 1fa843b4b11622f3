import { chakra } from '@chakra-ui/react/styled-system'
import { Field, fieldControl } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import type { CountryChoice } from './country-choices.ts'

const Narrow = chakra('div', { base: { maxW: '280px' } })

interface Props {
  choices: CountryChoice[]
  chosen: CountryChoice | undefined
  onChoose: (provider: string) => void
}

export function CountrySelect({ choices, chosen, onChoose }: Props) {
  return (
    <Narrow>
      <Field id="country" label="Country">
        <Select
          {...fieldControl({ id: 'country' })}
          value={chosen?.provider ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          {!chosen && <option value="">Select a country</option>}
          {choices.map(({ provider, label }) => (
            <option key={provider} value={provider}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </Narrow>
  )
}
