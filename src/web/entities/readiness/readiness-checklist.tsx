import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '#domain/dates.ts'
import type { Readiness } from '#generated/portal/model/readiness.ts'
import type { ReadinessItem } from '#generated/portal/model/readinessItem.ts'
import { openText, splitItems } from './split-items.ts'

/** The score in words and as a bar. */
export function ReadinessScore({ readiness }: { readiness: Readiness }) {
  const { score } = readiness
  return (
    <Stack gap="2">
      <Text>
        <chakra.strong fontWeight="semibold">{score} of 100</chakra.strong>. {openText(readiness)}
      </Text>
      <Box
        role="meter"
        aria-label="Readiness"
        aria-valuenow={score}
        aria-valuemin={0}
        aria-valuemax={100}
        h="2"
        bg="sunken"
        borderWidth="1px"
        borderColor="line"
        borderRadius="full"
        overflow="hidden"
      >
        <Box h="full" w={`${score}%`} bg={score === 100 ? 'live.fg' : 'brand.fg'} _highContrast={{ bg: 'Highlight' }} />
      </Box>
    </Stack>
  )
}

interface ChecklistProps {
  readiness: Readiness
  /** The number of open items above the fold; the others are one press away. */
  unfolded: number
  /** Links that lead to the evidence of an item or to where it is done. */
  links?: (item: ReadinessItem) => ReactNode
}

/** The open items, and those that are done behind a fold. */
export function ReadinessChecklist({ readiness, unfolded, links }: ChecklistProps) {
  const { open, done } = splitItems(readiness)
  const total = readiness.items.length
  const first = open.slice(0, unfolded)
  const others = open.slice(unfolded)
  return (
    <Stack gap="5">
      {first.length > 0 && <Items items={first} links={links} label="Open items" />}
      {others.length > 0 && (
        <Fold label={first.length > 0 ? `${others.length} more` : `Open: ${open.length} of ${total}`}>
          <Items items={others} links={links} label="More open items" />
        </Fold>
      )}
      {done.length > 0 && (
        <Fold label={`Done: ${done.length} of ${total}`}>
          <Items items={done} links={links} label="Items that are done" />
        </Fold>
      )}
    </Stack>
  )
}

const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.details>
    <chakra.summary cursor="pointer" fontWeight="medium" minH="6">
      {label}
    </chakra.summary>
    <Box pt="3">{children}</Box>
  </chakra.details>
)

function Items({ items, links, label }: { items: ReadinessItem[]; label: string } & Pick<ChecklistProps, 'links'>) {
  return (
    <Stack as="ul" gap="3" aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} item={item} links={links?.(item)} />
      ))}
    </Stack>
  )
}

function Item({ item, links }: { item: ReadinessItem; links: ReactNode }) {
  const { title, weight, done, seen, seenOn, fulfil } = item
  const Icon = done ? CircleCheck : Circle
  return (
    <Flex as="li" gap="3" css={{ '& > svg': { mt: '3px', flexShrink: '0', color: done ? 'live.fg' : 'subtle' } }}>
      <Icon size={16} aria-hidden />
      <Box flex="1" minW="0">
        <Text>
          {title}
          <VisuallyHidden>: {done ? 'done' : 'open'}</VisuallyHidden>
        </Text>
        <Text textStyle="caption" color="muted" overflowWrap="anywhere">
          {done ? [seen, formatDateTime(seenOn)].filter(Boolean).join(', ') : fulfil.instruction}
        </Text>
        {links}
      </Box>
      <Text textStyle="caption" color="muted" whiteSpace="nowrap">
        {weight} points
      </Text>
    </Flex>
  )
}
