import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ownPath } from '#domain/redirect.ts'
import { previousPage } from '#web/stores/previous-page.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { AuthScreen } from './auth-screen.tsx'

export function SignUpSuccessScreen() {
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  return (
    <AuthScreen title="Sign Up Success" lead="Your account is ready and you are signed in.">
      <LinkButton asChild wide>
        <Link to="/dashboard">Dashboard</Link>
      </LinkButton>
      <Button variant="secondary" wide onClick={() => navigate({ href: ownPath(redirect) ?? previousPage() })}>
        Return To Previous Page
      </Button>
    </AuthScreen>
  )
}
