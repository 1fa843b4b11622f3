import { messageOf } from '#web/api/errors.ts'
import { ReadFailed } from '#web/ui/read-failed.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** What the screens use of a query. */
export interface Read<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** The loading and the failed state of a read, nothing otherwise. A failed refetch shows above the earlier answer. */
export function QueryState({ read, what }: { read: Read<unknown>; what: string }) {
  const { error, isPending, isFetching, refetch } = read
  if (isPending)
    return (
      <Waiting label={`Loading the ${what}`}>
        <SkeletonText />
      </Waiting>
    )
  if (!error) return null
  return <ReadFailed what={what} message={messageOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}
