import { Link } from '@tanstack/react-router'
import type { ProblemCode } from '#domain/problems.ts'
import { isAppError } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'

type Props = {
  problem: ProblemCode
  because: string
  /** What a form on the page says already. */
  said: unknown
}

/** The tooltip of Edit has the specified words, and no finger opens it: why, and what now, stands on the page. */
export function ClosedNotice({ problem, because, said }: Props) {
  if (problem !== 'profile-locked')
    return isAppError(said) && said.code === problem ? null : <Alert kind="info">{because}</Alert>
  return (
    <Alert kind="info">
      These details were settled when your first project was approved. If one of them has changed,{' '}
      <TextLink asChild>
        <Link to="/_contact">please contact us</Link>
      </TextLink>
      .
    </Alert>
  )
}
