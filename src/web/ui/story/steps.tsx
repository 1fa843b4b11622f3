import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import type { ReactNode } from 'react'

export type Step = { name: string; words: ReactNode }

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Grid as="ol" gap="8" columnGap="10" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {steps.map(({ name, words }, index) => (
        <Flex as="li" gap="4" key={name}>
          <Grid
            as="span"
            placeItems="center"
            flexShrink="0"
            w="8"
            h="8"
            bg="brand.wash"
            color="brand.fg"
            borderWidth="1px"
            borderColor="brand.line"
            borderRadius="full"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            aria-hidden
          >
            {index + 1}
          </Grid>
          <div>
            <Heading as="h3" size="sm" mt="4px" mb="1">
              {name}
            </Heading>
            <Box color="muted">{words}</Box>
          </div>
        </Flex>
      ))}
    </Grid>
  )
}
