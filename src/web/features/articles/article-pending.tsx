import { Stack } from '@chakra-ui/react/stack'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

export function ArticlePending() {
  return (
    <Waiting>
      <Stack gap="8" maxW="720px" mx="auto" py={{ base: '8', md: '12' }}>
        <Stack gap="4">
          <Skeleton w="120px" />
          <Skeleton h="10" />
          <Skeleton w="80%" />
        </Stack>
        <Skeleton h={{ base: '180px', md: '240px' }} />
        <SkeletonText />
      </Stack>
    </Waiting>
  )
}
