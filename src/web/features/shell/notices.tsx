import { Link, useRouter } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { closeError, useErrorModal } from '#web/stores/error-modal.ts'
import { dismissToast, useToasts } from '#web/stores/toast.ts'
import { ErrorModal } from '#web/ui/error-modal.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

/** What may come up over any page: toasts, and the error modal of specification.md, section 8. */
export function Notices() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <>
      <ToastRegion toasts={toasts} onDismiss={dismissToast} />
      <ErrorNotice />
    </>
  )
}

function ErrorNotice() {
  const error = useErrorModal((state) => state.error)
  const router = useRouter()
  if (!error) return null
  const retry = error.kind !== 'NETWORK_OR_SERVER_ERROR'
  const refresh = async () => {
    closeError()
    await router.invalidate()
  }
  return (
    <ErrorModal
      message={error.message}
      retry={retry}
      onAction={retry ? refresh : () => window.location.reload()}
      help={error.kind !== 'CONTACT_PAGE_ERROR' && <Help />}
    />
  )
}

/** The sentence of the specification, its two actions as links. */
function Help() {
  const [before, between] = messages.error.ifItPersists.split(/re-login|contact us/)
  return (
    <p>
      {before}
      <TextLink asChild>
        <Link to="/logout" onClick={closeError}>
          re-login
        </Link>
      </TextLink>
      {between}
      <TextLink asChild>
        <Link to="/_contact" onClick={closeError}>
          contact us
        </Link>
      </TextLink>
    </p>
  )
}
