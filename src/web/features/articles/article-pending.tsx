import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '8', maxW: '720px', mx: 'auto', py: { base: '8', md: '12' } },
})
const Head = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

export function ArticlePending() {
  return (
    <Waiting>
      <Root>
        <Head>
          <Skeleton w="120px" />
          <Skeleton h="10" />
          <Skeleton w="80%" />
        </Head>
        <Skeleton h={{ base: '180px', md: '240px' }} />
        <SkeletonText />
      </Root>
    </Waiting>
  )
}
