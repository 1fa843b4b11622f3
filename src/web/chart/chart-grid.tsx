import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { WordsPending } from '#web/ui/words-pending.tsx'
import { Figures, Head, Name, Place, Root, Total } from './chart-frame.ts'

/** Charts side by side where there is room for two. */
export const ChartGrid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
})

/** The four charts that every page of figures begins with: what they come to, in about as many letters. */
const charts = {
  Volume: { Gross: '0 000.00 SGD', Net: '0 000.00 SGD' },
  Transactions: { Transactions: '0 000', 'Unique customers': '0 000' },
  'Calls and errors': { 'API calls': '0 000', '4xx errors': '000', '5xx errors': '00' },
  Latency: { p50: '000 ms', p95: '000 ms' },
}

/** Charts on their way, as high as they will be. */
export function ChartsPending() {
  return (
    <Waiting>
      <ChartGrid aria-hidden>
        {Object.entries(charts).map(([title, figures]) => (
          <Root key={title}>
            <Head>
              <Skeleton w="120px" h="6" />
              <Skeleton w="20" h="8" />
            </Head>
            <Figures>
              {Object.entries(figures).map(([name, total]) => (
                <div key={name}>
                  <Name>
                    <WordsPending>{name}</WordsPending>
                  </Name>
                  <Total>
                    <WordsPending>{total}</WordsPending>
                  </Total>
                </div>
              ))}
            </Figures>
            <Place size="large">
              <Skeleton h="200px" />
            </Place>
          </Root>
        ))}
      </ChartGrid>
    </Waiting>
  )
}
