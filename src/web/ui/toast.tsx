import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'

/** specification.md, section 9. */
export const TOAST_STAYS = 2000
export const TOAST_LEAVES = 1500

export type ToastContent = {
  id: string
  kind: 'success' | 'error' | 'info'
  title?: string | undefined
  message: string
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    inset: 'auto',
    bottom: '6',
    right: { base: '4', md: '6' },
    w: 'calc(100vw - 32px)',
    maxW: '380px',
    p: '0',
    bg: 'transparent',
    color: 'ink',
    overflow: 'visible',
  },
})
const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    pl: '4',
    pr: '2',
    py: '3',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    boxShadow: 'raised',
    animation: 'rise 150ms',
    transition: `opacity ${TOAST_LEAVES}ms`,
    '&[data-leaving=true]': { opacity: '0' },
    '& > svg': { mt: '2px', flexShrink: '0' },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: 'live.fg' } },
      error: { '& > svg': { color: 'danger.fg' } },
      info: { '& > svg': { color: 'brand.fg' } },
    },
  },
})
const Words = chakra('div', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } })
const Title = chakra('p', { base: { fontWeight: 'semibold' } })

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** Stays, fades, is gone; waits as long as somebody reads it with the pointer or the focus on it. */
function Toast({ toast, onDismiss }: { toast: ToastContent; onDismiss: (id: string) => void }) {
  const [phase, setPhase] = useState<'shown' | 'held' | 'leaving'>('shown')
  useEffect(() => {
    if (phase === 'held') return
    const next = () => (phase === 'shown' ? setPhase('leaving') : onDismiss(toast.id))
    const timer = setTimeout(next, phase === 'shown' ? TOAST_STAYS : TOAST_LEAVES)
    return () => clearTimeout(timer)
  }, [phase, toast.id, onDismiss])
  const hold = () => setPhase('held')
  const release = () => setPhase('shown')
  const Icon = icons[toast.kind]
  return (
    <Item
      ref={raise}
      kind={toast.kind}
      data-leaving={phase === 'leaving'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={18} aria-hidden />
      <Words>
        {toast.title && <Title>{toast.title}</Title>}
        <p>{toast.message}</p>
      </Words>
      <IconButton label="Close" mt="-4px" onClick={() => onDismiss(toast.id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </Item>
  )
}

/** An open dialog is in the browser's top layer: so are toasts, and a new one goes above whatever opened meanwhile. */
function raise(item: HTMLElement | null) {
  const region = item?.closest<HTMLElement>('[popover]')
  if (!region?.showPopover) return
  if (region.matches(':popover-open') && !document.querySelector('dialog[open]')) return
  region.hidePopover()
  region.showPopover()
}

/** `onDismiss` must keep its identity from render to render, as a store's action does: the timers hang on it. */
export function ToastRegion({ toasts, onDismiss }: { toasts: ToastContent[]; onDismiss: (id: string) => void }) {
  return (
    <Region popover="manual" aria-label="Notifications" aria-live="polite" aria-relevant="additions">
      <List>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </List>
    </Region>
  )
}
