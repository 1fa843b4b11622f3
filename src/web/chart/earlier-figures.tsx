import { Stack, type StackProps } from '@chakra-ui/react/stack'

/** Dims the figures of the choice before while those of the new one load. An answer that comes at once dims nothing. */
export const EarlierFigures = (props: StackProps) => (
  <Stack gap="0" css={{ '&[aria-busy=true]': { opacity: '0.5', transition: 'opacity 150ms 200ms' } }} {...props} />
)
