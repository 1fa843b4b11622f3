// The mark and the name of the portal.
import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'

/**
 * `inBar` hides the name in the narrowest windows, where the bar's buttons need the room; the link around it has the name as
 * its label. The width is in em, since larger text needs more room.
 */
export function Logo({ inBar = false }: { inBar?: boolean }) {
  return (
    <HStack as="span" gap="2" color="ink">
      <chakra.svg
        color="brand.fg"
        flexShrink="0"
        width="24px"
        height="24px"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M20.6 5.600A10 10 0 1 0 26 14.5" />
        <path d="M5 29h22" />
        <circle cx="26" cy="6.5" r="1.3" />
      </chakra.svg>
      <Span
        textStyle="lead"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        whiteSpace="nowrap"
        css={inBar ? { '@media (max-width: 23.69em)': { display: 'none' } } : undefined}
      >
        Open Platform
      </Span>
    </HStack>
  )
}
