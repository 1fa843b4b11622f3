import { Stack, type StackProps } from '@chakra-ui/react/stack'
import { formatDateTime } from '#domain/dates.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Shown above outdated figures. Without a button: the notice disappears by itself and would lose the focus. */
export function FiguresOutdated({ error, readAt }: { error: unknown; readAt: number }) {
  return (
    <Alert kind="error" title="The figures could not be read">
      <p>{messageOf(error)}</p>
      <p>The figures below are from {formatDateTime(new Date(readAt))}. The page requests newer ones every minute.</p>
    </Alert>
  )
}

/** Dims the previous figures while new ones load. An answer that arrives at once dims nothing. */
export const EarlierFigures = (props: StackProps) => (
  <Stack css={{ '&[aria-busy=true]': { opacity: '0.5', transition: 'opacity 150ms 200ms' } }} {...props} />
)
