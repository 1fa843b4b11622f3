// Chakra's Dialog with the structure of every dialog in the portal: `<Dialog title="...">` instead of eight elements.
import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { DialogFooterContext } from './dialog-footer.ts'

type DialogProps = {
  title: string
  children: ReactNode
  /** Called by Escape, the close button and the backdrop. Without it only the dialog's own buttons close it. */
  onClose?: () => void
  /** Only the dialog's own buttons close it once something was entered. */
  keepsInput?: boolean
  footer?: ReactNode
  /** 'full' fills the window, for a task with several steps. */
  size?: 'sm' | 'md' | 'full'
  role?: 'dialog' | 'alertdialog'
}

/** The footer of a dialog that is a form: a form's submit button has to be inside of it. */
const FormFooter = ({ children }: { children: ReactNode }) => (
  <ChakraDialog.Footer data-part="footer" mx="-6" mb="-6" mt="2">
    {children}
  </ChakraDialog.Footer>
)

/** Focus moving outside must not close the dialog: a page may load behind it, or another dialog may replace it. */
export const ignoreFocus = (event: Event) => event.preventDefault()

/** The field of a dialog that has replaced this one. Leaving it for the button behind both would show its problem. */
function focusedInNext(body: HTMLElement | null): HTMLElement | null {
  const focused = document.querySelector<HTMLElement>('[role$=dialog] :focus')
  return body?.parentElement?.contains(focused) ? null : focused
}

/**
 * Render it to open it; its owner decides whether `onClose` closes it. The focus starts at a field with autofocus, at the
 * first button of an alert dialog, the harmless one, at the field of a one-time code, and else at the title.
 */
export function Dialog({ title, children, footer, size = 'sm', role = 'dialog', ...props }: DialogProps) {
  const [changed, setChanged] = useState(false)
  const onClose = props.keepsInput && changed ? undefined : props.onClose
  const heading = useRef<HTMLHeadingElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const hasStarted = useRef(false)
  const firstStop = () => {
    hasStarted.current = true
    return (
      // React has focused a field with autofocus already. Leaving that field would show its problem.
      body.current?.querySelector<HTMLElement>(':focus') ||
      (role === 'alertdialog' && actions.current?.querySelector('button')) ||
      body.current?.querySelector<HTMLElement>('[autocomplete=one-time-code]') ||
      heading.current
    )
  }
  // A dialog below takes the focus back from a field with autofocus until this one traps it. The reader has not left the field.
  const ignoreEarlyBlur = (event: FocusEvent) => !hasStarted.current && event.stopPropagation()
  return (
    <ChakraDialog.Root
      open
      role={role}
      size={size}
      preventScroll={false}
      initialFocusEl={firstStop}
      finalFocusEl={() => focusedInNext(body.current)}
      closeOnEscape={Boolean(onClose)}
      closeOnInteractOutside={Boolean(onClose)}
      onFocusOutside={ignoreFocus}
      onOpenChange={({ open }) => !open && onClose?.()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title ref={heading} tabIndex={-1}>
                {title}
              </ChakraDialog.Title>
              {onClose && (
                <IconButton label="Close" onClick={onClose}>
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </ChakraDialog.Header>
            <ChakraDialog.Body ref={body} onChange={() => setChanged(true)} onBlurCapture={ignoreEarlyBlur}>
              <DialogFooterContext value={size === 'full' ? null : FormFooter}>{children}</DialogFooterContext>
            </ChakraDialog.Body>
            {footer && (
              <ChakraDialog.Footer data-part="footer" ref={actions}>
                {footer}
              </ChakraDialog.Footer>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}

type Props = {
  title: string
  /** The consequences, and whom they affect. */
  children: ReactNode
  confirm: string
  /** Red, unless nothing is lost. */
  variant?: 'danger' | 'primary'
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action with consequences for others. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  variant = 'danger',
  pending = false,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={pending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant={variant} loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
