// A section named by its title; Chakra's Card leaves the name to the caller.
import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'

type CardProps = {
  title?: string
  note?: ReactNode
  action?: ReactNode
  /** The id that links lead to. */
  anchor?: string
  children: ReactNode
}

/** A titled section of a screen. */
export function Card({ title, note, action, anchor, children }: CardProps) {
  const id = useId()
  return (
    <Box
      as="section"
      id={anchor}
      scrollMarginTop="20"
      layerStyle="card"
      minW="0"
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <HStack
          as="header"
          wrap="wrap"
          justify="space-between"
          gap="3"
          px={{ base: '4', md: '6' }}
          py="4"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <div>
            <Heading size="sm" id={id}>
              {title}
            </Heading>
            {note && <Text color="muted">{note}</Text>}
          </div>
          {action}
        </HStack>
      )}
      <Box p={{ base: '4', md: '6' }}>{children}</Box>
    </Box>
  )
}
