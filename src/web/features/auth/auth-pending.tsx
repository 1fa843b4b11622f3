import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

/** The shape of a sign-in screen: heading, two fields, button. */
export function AuthPending() {
  return (
    <Waiting>
      <Skeleton w="120px" h="8" mb="8" />
      <Skeleton w="60px" mb="2" />
      <Skeleton h="10" mb="10" />
      <Skeleton w="80px" mb="2" />
      <Skeleton h="10" mb="10" />
      <Skeleton h="10" />
    </Waiting>
  )
}
