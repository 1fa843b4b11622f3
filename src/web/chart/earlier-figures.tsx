import { Stack, type StackProps } from '@chakra-ui/react/stack'

/** Dims the previous figures while new ones load. An answer that arrives at once dims nothing. */
export const EarlierFigures = (props: StackProps) => (
  <Stack gap="0" css={{ '&[aria-busy=true]': { opacity: '0.5', transition: 'opacity 150ms 200ms' } }} {...props} />
)
