import { chakra } from '@chakra-ui/react/styled-system'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { statusOf } from './validation/outcomes.ts'

const Line = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } })

/** How the product tests came out, for those who do not run them. */
export function TestsInShort({ project: { productResult } }: { project: AdminProject }) {
  const { words, tone } = statusOf(productResult)
  return (
    <Line>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {productResult.testOn && <DateTimeCell value={productResult.testOn} />}
    </Line>
  )
}
