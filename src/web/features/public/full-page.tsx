import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { type DrawingChoice, Illustration } from '#web/ui/empty-state.tsx'

/** A page that stands for one that cannot be shown: a drawing, one sentence as its heading, and a way on. */
export function FullPage({
  drawing,
  title,
  children,
}: {
  drawing: DrawingChoice
  title: ReactNode
  children: ReactNode
}) {
  return (
    <Stack flex="1" align="center" justify="center" gap="6" minH="60dvh" px="4" py="12" textAlign="center">
      <Illustration drawing={drawing} />
      <Heading as="h1" maxW="520px" textWrap="balance">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
