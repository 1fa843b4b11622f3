import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { chooseRegion } from '#web/stores/region.ts'
import { Select } from '#web/ui/input.tsx'

/** Selects the country of the figures. The choice is stored. */
export function RegionSelect({ regions, region }: { regions: string[]; region: string }) {
  const id = useId()
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      fontWeight="medium"
      css={{ '& select': { minW: '160px' } }}
      htmlFor={id}
    >
      Region
      <Select id={id} value={region} onChange={({ target }) => chooseRegion(target.value)}>
        {regions.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </chakra.label>
  )
}
