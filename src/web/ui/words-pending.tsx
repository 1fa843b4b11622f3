import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from './skeleton.tsx'

const Unread = chakra('span', { base: { visibility: 'hidden' } })

/** A grey place as large as the words that come: it is given some of about their length, which nobody reads. */
export function WordsPending({ children }: { children: string }) {
  return (
    <Skeleton h="auto" w="fit-content" maxW="100%" clipPath="inset(3px 0 round 4px)">
      <Unread>{children}</Unread>
    </Skeleton>
  )
}
