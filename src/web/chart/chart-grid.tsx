import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid, type GridProps } from '@chakra-ui/react/grid'
import { HStack } from '@chakra-ui/react/stack'
import { Skeleton, TextPlaceholder, Waiting } from '#web/ui/skeleton.tsx'

/** Charts side by side where there is room for two. */
export const ChartGrid = (props: GridProps) => (
  <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} {...props} />
)

/** Two items per row on phones, so that placeholders have as many rows as the totals. */
export const legendItemFlex = { base: '1 0 40%', sm: '0 0 auto' }

/** The four charts of every figures page, with lengths of their totals for placeholders. */
const charts = {
  Volume: { Gross: '0 000.00 SGD', Net: '0 000.00 SGD' },
  Transactions: { Transactions: '0 000', 'Unique customers': '0 000' },
  'Calls and errors': { 'API calls': '0 000', Successful: '0 000', '4xx errors': '000', '5xx errors': '00' },
  Latency: { p50: '000 ms', p95: '000 ms' },
}

/** Placeholders with the height of the charts. */
export function ChartsPending() {
  return (
    <Waiting>
      <ChartGrid aria-hidden>
        {Object.entries(charts).map(([title, figures]) => (
          <Box as="section" minW="0" p={{ base: '4', md: '5' }} layerStyle="card" key={title}>
            <HStack as="header" justify="space-between" gap="3" mb="3">
              <Skeleton w="120px" h="6" />
              <Skeleton w="20" h="8" />
            </HStack>
            <Flex as="dl" wrap="wrap" columnGap="6" rowGap="2" mb="4">
              {Object.entries(figures).map(([name, total]) => (
                <Box key={name} flex={legendItemFlex}>
                  <HStack as="dt" gap="2" textStyle="caption" color="muted">
                    <TextPlaceholder>{name}</TextPlaceholder>
                  </HStack>
                  <Box as="dd" textStyle="title" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                    <TextPlaceholder>{total}</TextPlaceholder>
                  </Box>
                </Box>
              ))}
            </Flex>
            <Box h={{ base: '248px', sm: '228px' }}>
              <Skeleton h="200px" />
            </Box>
          </Box>
        ))}
      </ChartGrid>
    </Waiting>
  )
}
