import { Button } from '#web/ui/button.tsx'
import { FullPage } from './full-page.tsx'

/** A page that failed to load, with the error's message; `onRetry` loads it again. */
export function PageError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FullPage drawing="signal" title={message}>
      <Button onClick={onRetry}>Try again</Button>
    </FullPage>
  )
}
