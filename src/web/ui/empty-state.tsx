// Chakra's EmptyState makes its sentence a heading, and has no drawing.
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactElement, ReactNode } from 'react'

// Drawn with the strokes of the logo: rounded ends, one weight, one accent.
const drawings = {
  /** A mast without a signal. */
  signal: (
    <>
      <path d="M80 96V52M62 96h36M68 96l12-36 12 36" />
      <circle cx="80" cy="44" r="6" />
      <path d="M62 58a22 22 0 0 1 0-28M98 58a22 22 0 0 0 0-28" />
      <path data-accent d="M50 68a38 38 0 0 1 0-48M110 68a38 38 0 0 0 0-48" strokeDasharray="3 6" />
    </>
  ),
}

/** Drawings used by several pages. Others are passed in. */
export type DrawingChoice = keyof typeof drawings | ReactElement

export function Illustration({ drawing }: { drawing: DrawingChoice }) {
  return (
    <chakra.svg
      color="line.control"
      css={{ '& [data-accent]': { stroke: 'brand.fg' } }}
      width="160px"
      height="108px"
      viewBox="0 0 160 108"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {typeof drawing === 'string' ? drawings[drawing] : drawing}
    </chakra.svg>
  )
}

/** A sentence and one action. */
export function EmptyState({
  drawing,
  children,
  note,
  action,
}: {
  drawing: DrawingChoice
  children: ReactNode
  note?: ReactNode
  action?: ReactNode
}) {
  return (
    <Stack align="center" gap="4" px="4" py={{ base: '10', md: '16' }} textAlign="center">
      <Illustration drawing={drawing} />
      <Text textStyle="lead" fontWeight="medium" maxW="420px">
        {children}
      </Text>
      {note && (
        <Text color="muted" maxW="420px" mt="-2">
          {note}
        </Text>
      )}
      {action}
    </Stack>
  )
}
