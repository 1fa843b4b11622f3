import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { FullPage } from './full-page.tsx'

export function NotFoundPage() {
  return (
    <FullPage drawing="signal" title={messages.shell.pageMissing}>
      <LinkButton asChild>
        <Link to="/">{messages.shell.goHome}</Link>
      </LinkButton>
    </FullPage>
  )
}
