import { Box } from '@chakra-ui/react/box'
import { windowDays } from '#domain/analytics-window.ts'
import { Field, fieldControl } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import type { CountryChoice } from './country-choices.ts'

const volumesIn = (currency: string) => `Volumes of the last ${windowDays} days, in ${currency}.`

interface Props {
  choices: CountryChoice[]
  chosen: CountryChoice | undefined
  onChoose: (provider: string) => void
}

export function CountrySelect({ choices, chosen, onChoose }: Props) {
  // Said once: with it in every row, the figures would not fit their columns.
  const help = volumesIn(chosen?.currency ?? 'its currency')
  return (
    <Box maxW="280px">
      <Field id="country" label="Country" help={help}>
        <Select
          {...fieldControl({ id: 'country', help })}
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
    </Box>
  )
}
