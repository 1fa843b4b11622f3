import { formatDateTime } from '#domain/dates.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const title = 'The figures could not be read'

/** The rest of the page stays in use: the figures say for themselves what is wrong with them. */
export function FiguresFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert kind="error" title={title}>
      {messageOf(error)}{' '}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}

/** Above figures that are older than they should be. Nothing to press: it goes by itself, and would take the focus along. */
export function FiguresGrowOld({ error, readAt }: { error: unknown; readAt: number }) {
  return (
    <Alert kind="error" title={title}>
      <p>{messageOf(error)}</p>
      <p>Those below are of {formatDateTime(new Date(readAt))}. They are asked for again every minute.</p>
    </Alert>
  )
}
