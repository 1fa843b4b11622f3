import { Flex } from '@chakra-ui/react/flex'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { statusOf } from './validation/outcomes.ts'

/** How the product tests came out, for those who do not run them. */
export function TestsInShort({ project: { productResult } }: { project: AdminProject }) {
  const { words, tone } = statusOf(productResult)
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="3">
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {productResult.testOn && <DateTimeCell value={productResult.testOn} />}
    </Flex>
  )
}
