import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { ownPath } from '#domain/redirect.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { AuthScreen } from './auth-screen.tsx'

export function SignUpSuccessScreen() {
  const { history, navigate } = useRouter()
  const { redirect } = useSearch({ strict: false })
  const target = ownPath(redirect)
  return (
    <AuthScreen title="Sign Up Success" lead="Your account is ready and you are signed in.">
      <LinkButton asChild wide>
        <Link to="/dashboard">Dashboard</Link>
      </LinkButton>
      <Button variant="secondary" wide onClick={() => (target ? navigate({ href: target }) : history.back())}>
        Return To Previous Page
      </Button>
    </AuthScreen>
  )
}
