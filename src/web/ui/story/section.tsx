import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

/** A section of a public page: its name at the side, its content beside it. */
export function Section(props: { title: string; note?: ReactNode; anchor?: string; children: ReactNode }) {
  const { title, note, anchor, children } = props
  const id = useId()
  return (
    <Grid
      as="section"
      gap="6"
      columnGap="12"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      py={{ base: '10', md: '12' }}
      borderTopWidth="1px"
      borderColor="line"
      scrollMarginTop="24px"
      aria-labelledby={id}
      id={anchor}
    >
      <div>
        <Heading textWrap="balance" id={id}>
          {title}
        </Heading>
        {note && (
          <Box as="p" color="muted" mt="2" maxW="380px">
            {note}
          </Box>
        )}
      </div>
      <Stack gap="5" minW="0">
        {children}
      </Stack>
    </Grid>
  )
}

/** Running text of a public page. */
export const Text = chakra('p', { base: { textStyle: 'lead', maxW: 'prose', textWrap: 'pretty' } })

/** A few points, one sentence each. */
export const Points = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    textStyle: 'lead',
    maxW: 'prose',
    pl: '5',
    listStyleType: 'disc',
    '& > li::marker': { color: 'var(--op-colors-brand-fg)' },
  },
})
