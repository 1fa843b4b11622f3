// Chakra's Spinner is a border with a transparent part. In forced colors that part shows, and nothing seems to turn.
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'

/** Decorative: the text beside it says what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <chakra.svg
      animation="spin 800ms linear infinite"
      flexShrink="0"
      width={`${size}px`}
      height={`${size}px`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="10" cy="10" r="8" opacity="0.2" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </chakra.svg>
  )
}

/** Fills its container while the shape of the content is unknown. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <HStack justify="center" gap="3" color="muted" minH="24" w="100%" role="status">
      <Spinner />
      <span>{label}</span>
    </HStack>
  )
}
