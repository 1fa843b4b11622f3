// Chakra's Skeleton does not take the width of a text.
import { Span } from '@chakra-ui/react/span'
import { Skeleton } from './skeleton.tsx'

/** A placeholder with the size of the given text, which should be about as long as the loading one. */
export function TextPlaceholder({ children }: { children: string }) {
  return (
    <Span display="block" position="relative" w="fit-content" maxW="100%" aria-hidden>
      <Span visibility="hidden">{children}</Span>
      <Skeleton position="absolute" insetX="0" insetY="3px" h="auto" />
    </Span>
  )
}
