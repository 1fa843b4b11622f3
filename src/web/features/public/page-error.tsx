import { Text } from '@chakra-ui/react/text'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from './full-page.tsx'

interface PageErrorProps {
  message: string
  /** Loads the page again. */
  onRetry: () => void
  /** Set while the server is unavailable: the page then retries without a click. */
  retryEverySeconds?: number | undefined
}

/** A page that failed to load, with the error's message. */
export function PageError({ message, onRetry, retryEverySeconds }: PageErrorProps) {
  useEffect(() => {
    if (retryEverySeconds === undefined) return
    const timer = setInterval(onRetry, retryEverySeconds * 1000)
    return () => clearInterval(timer)
  }, [onRetry, retryEverySeconds])
  return (
    <FullPage drawing="signal" title={message}>
      {retryEverySeconds !== undefined && (
        <Text color="muted">This page tries again every {retryEverySeconds} seconds.</Text>
      )}
      <Button onClick={onRetry}>Try again</Button>
    </FullPage>
  )
}
