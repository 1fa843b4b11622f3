// Chakra has no line for a stored file and its actions.
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

type FileLineProps = {
  name: string
  /** What has become of it, where that has to be told. */
  standing?: string | null | undefined
  failed?: boolean
  children?: ReactNode
}

/** A file that is kept, and what can be done with it. */
export function FileLine({ name, standing, failed, children }: FileLineProps) {
  return (
    <Grid
      templateColumns={{ base: '18px minmax(0, 1fr)', md: '18px minmax(0, 1fr) auto' }}
      alignItems={{ base: 'start', md: 'center' }}
      columnGap="3"
      rowGap="2"
      minH="8"
      css={{ '& > svg': { color: 'muted', mt: { base: '2px', md: '0' } } }}
    >
      <FileText size={18} aria-hidden />
      <Flex wrap="wrap" columnGap="3" minW="0" css={{ '& > *': { minW: '0', overflowWrap: 'anywhere' } }}>
        <span>{name}</span>
        {standing && (
          <Span
            color="muted"
            css={{ '&[data-failed=true]': { color: 'danger.fg', fontWeight: 'medium' } }}
            data-failed={failed}
          >
            {standing}
          </Span>
        )}
      </Flex>
      {children && <Box gridColumn={{ base: '2', md: '3' }}>{children}</Box>}
    </Grid>
  )
}
