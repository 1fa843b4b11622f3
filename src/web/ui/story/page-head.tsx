import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

/** The head of a public page: a sentence and a drawing. */
export function PageHead(props: {
  eyebrow?: string
  title: string
  badge?: ReactNode
  lead: ReactNode
  drawing?: ReactNode
  children?: ReactNode
}) {
  const { eyebrow, title, badge, lead, drawing, children } = props
  return (
    <Grid
      as="header"
      alignItems="center"
      columnGap="12"
      rowGap="8"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      py={{ base: '10', md: '16' }}
    >
      <div>
        {eyebrow && (
          <Text color="brand.fg" fontWeight="medium" mb="3">
            {eyebrow}
          </Text>
        )}
        <HStack wrap="wrap" gap="4">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {badge}
        </HStack>
        <Text textStyle="lead" color="muted" mt="4" maxW="prose">
          {lead}
        </Text>
        {children}
      </div>
      {drawing && <Scene>{drawing}</Scene>}
    </Grid>
  )
}
