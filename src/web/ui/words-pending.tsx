// Chakra's Skeleton does not take the width of a text.
import { Span } from '@chakra-ui/react/span'
import { Skeleton } from './skeleton.tsx'

/** A grey place as large as the words that come: it is given some of about their length, which nobody reads. */
export function WordsPending({ children }: { children: string }) {
  return (
    <Span display="block" position="relative" w="fit-content" maxW="100%" aria-hidden>
      <Span visibility="hidden">{children}</Span>
      <Skeleton position="absolute" insetX="0" insetY="3px" h="auto" />
    </Span>
  )
}
