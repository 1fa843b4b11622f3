import { Box } from '@chakra-ui/react/box'
import { ClientOnly } from '@chakra-ui/react/client-only'
import { Portal } from '@chakra-ui/react/portal'
import { Toast, Toaster } from '@chakra-ui/react/toast'
import { useRouter } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import { TextLink } from '#web/entities/link.tsx'
import { closeError, useErrorModal } from '#web/stores/error-modal.ts'
import { toaster } from '#web/stores/toast.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

// The look of a toast; Chakra's toaster handles order and timing.
const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const iconOf = (type: string | undefined) => (type === 'success' || type === 'error' ? icons[type] : icons.info)

function ToastRegion() {
  return (
    // Not prerendered: its style attribute violates the Content-Security-Policy.
    <ClientOnly>
      <Portal>
        <Toaster toaster={toaster} aria-label="Status messages">
          {({ id, type, title, description }) => {
            const Icon = iconOf(type)
            return (
              <Toast.Root>
                <Icon size={18} aria-hidden />
                <Box flex="1" minW="0">
                  {title && <Toast.Title>{title}</Toast.Title>}
                  <Toast.Description>{description}</Toast.Description>
                </Box>
                <IconButton label="Close" mt="-4px" onClick={() => toaster.remove(id)}>
                  <X size={16} aria-hidden />
                </IconButton>
              </Toast.Root>
            )
          }}
        </Toaster>
      </Portal>
    </ClientOnly>
  )
}

/** Toasts and the error modal, which may appear over any page. */
export function Notices() {
  return (
    <>
      <ToastRegion />
      <ErrorNotice />
    </>
  )
}

/** An error that concerns the whole page. Escape and the cross only close it. */
function ErrorNotice() {
  const error = useErrorModal((state) => state.error)
  const router = useRouter()
  if (!error) return null
  const tryAgain = async () => {
    closeError()
    await router.invalidate()
  }
  // A network error may have left the page inconsistent.
  const button =
    error.kind === 'NETWORK_OR_SERVER_ERROR' ? (
      <Button onClick={() => window.location.reload()}>{messages.error.reload}</Button>
    ) : (
      <Button onClick={tryAgain}>{messages.error.tryAgain}</Button>
    )
  return (
    <Dialog title={messages.error.title} role="alertdialog" onClose={closeError} footer={button}>
      <p>{error.message}</p>
      {error.kind !== 'CONTACT_PAGE_ERROR' && <Help />}
    </Dialog>
  )
}

/** Links to signing in again and to the contact page, inside the sentence. */
function Help() {
  const [before, between] = messages.error.ifItPersists.split(/re-login|contact us/)
  return (
    <p>
      {before}
      <TextLink to="/logout" onClick={closeError}>
        re-login
      </TextLink>
      {between}
      <TextLink to="/_contact" onClick={closeError}>
        contact us
      </TextLink>
    </p>
  )
}
