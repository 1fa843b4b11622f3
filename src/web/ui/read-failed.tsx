// One alert, with the same words and button, for every part of a page that could not be read.
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface Props {
  /** A noun without its article: 'submissions' makes 'The submissions could not be read'. */
  what: string
  message: string
  isRetrying: boolean
  onRetry: () => void
}

/** Says that a part of the page could not be read, and offers another try. The rest of the page stays usable. */
export const ReadFailed = ({ what, message, isRetrying, onRetry }: Props) => (
  <Alert
    kind="error"
    title={`The ${what} could not be read`}
    action={
      <Button variant="secondary" size="sm" loading={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </Alert>
)
