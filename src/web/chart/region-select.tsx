import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { chooseRegion } from '#web/stores/region.ts'
import { Select } from '#web/ui/input.tsx'

const Row = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'medium', '& select': { minW: '160px' } },
})

/** Which country's figures are shown. The choice is remembered. */
export function RegionSelect({ regions, region }: { regions: string[]; region: string }) {
  const id = useId()
  return (
    <Row htmlFor={id}>
      Region
      <Select id={id} value={region} onChange={({ target }) => chooseRegion(target.value)}>
        {regions.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </Row>
  )
}
