// Chakra's Skeleton is a div, which headings and paragraphs cannot hold.
import { Skeleton as ChakraSkeleton, type SkeletonProps } from '@chakra-ui/react/skeleton'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
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

/** A placeholder with the size of the given text, which Chakra's Skeleton cannot take; about as long as the loading one. */
export function TextPlaceholder({ children }: { children: string }) {
  return (
    <Span display="block" position="relative" w="fit-content" maxW="100%" aria-hidden>
      <Span visibility="hidden">{children}</Span>
      <Skeleton position="absolute" insetX="0" insetY="3px" h="auto" />
    </Span>
  )
}

/** Hidden from screen readers: an empty heading would appear in their list of headings. */
export const TitlePending = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)
