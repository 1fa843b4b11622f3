import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'

/** The end of a partner's profile: password, sessions and the second step. Loaded after what is above it. */
export function AccountSecurity() {
  return (
    <>
      <Sessions />
      <SecondStep />
    </>
  )
}
