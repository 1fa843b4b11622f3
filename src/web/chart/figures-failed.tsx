import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** The rest of the page stays in use: the figures say for themselves what is wrong with them. */
export function FiguresFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert kind="error" title="The figures could not be read">
      {messageOf(error)}{' '}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}
