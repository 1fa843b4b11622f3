import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import type { Read } from './hooks.ts'

/** The loading and the failed state of a read. */
export function Reading({ read, what }: { read: Read<unknown>; what: string }) {
  const { error, isPending, isFetching, refetch } = read
  if (isPending)
    return (
      <Waiting label={`Loading the ${what}`}>
        <SkeletonText />
      </Waiting>
    )
  if (!error) return null
  return (
    <Alert
      kind="error"
      title={`The ${what} could not be read`}
      action={
        <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
}
