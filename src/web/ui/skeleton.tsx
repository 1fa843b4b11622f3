import { Skeleton as ChakraSkeleton, type SkeletonProps } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'

/** Chakra's Skeleton as a span, valid inside headings and paragraphs; size it like the content. */
export const Skeleton = (props: SkeletonProps) => <ChakraSkeleton as="span" aria-hidden {...props} />

export function SkeletonText() {
  return (
    <Stack as="span" gap="2">
      {['100%', '92%', '60%'].map((width) => (
        <Skeleton key={width} w={width} />
      ))}
    </Stack>
  )
}

/** Announces loading to screen readers once. */
export function Waiting({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}
