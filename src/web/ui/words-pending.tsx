import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from './skeleton.tsx'

const Place = chakra('span', { base: { display: 'block', position: 'relative', w: 'fit-content', maxW: '100%' } })
const Unread = chakra('span', { base: { visibility: 'hidden' } })

/** A grey place as large as the words that come: it is given some of about their length, which nobody reads. */
export function WordsPending({ children }: { children: string }) {
  return (
    <Place aria-hidden>
      <Unread>{children}</Unread>
      <Skeleton position="absolute" insetX="0" insetY="3px" h="auto" />
    </Place>
  )
}
