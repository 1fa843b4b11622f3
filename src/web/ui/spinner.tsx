// Chakra's Spinner has no accessible name.
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'

/** Without a label it is decorative. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
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
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
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
