import { useNavigate, useSearch } from '@tanstack/react-router'
import { ownPath } from '#domain/redirect.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { previousPage } from '#web/stores/previous-page.ts'
import { Button } from '#web/ui/button.tsx'
import { AuthScreen } from './auth-screen.tsx'

export function SignUpSuccessScreen() {
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  return (
    <AuthScreen title="Sign Up Success" lead="Your account is ready and you are signed in.">
      <LinkButton to="/dashboard" wide>
        Dashboard
      </LinkButton>
      <Button variant="secondary" wide onClick={() => navigate({ href: ownPath(redirect) ?? previousPage() })}>
        Return To Previous Page
      </Button>
    </AuthScreen>
  )
}
