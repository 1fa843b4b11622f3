import { Link, useRouter } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { closeError, useErrorModal } from '#web/stores/error-modal.ts'
import { toaster } from '#web/stores/toast.ts'
import { ErrorModal } from '#web/ui/error-modal.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

/** Toasts and the error modal, which may appear over any page. */
export function Notices() {
  return (
    <>
      <ToastRegion toaster={toaster} />
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

/** Links to signing in again and to the contact page, inside the sentence that names them. */
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
