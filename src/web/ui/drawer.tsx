import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode } from 'react'
import { dismissal, modal } from './modal.ts'

const Root = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 auto 0 0',
    m: '0',
    p: '0',
    w: 'sidebar',
    maxW: '85vw',
    h: '100dvh',
    maxH: '100dvh',
    overflow: 'hidden auto',
    bg: 'page',
    color: 'ink',
    borderRightWidth: '1px',
    borderColor: 'line',
    boxShadow: 'raised',
    animation: 'slide 150ms',
    _backdrop: { bg: 'backdrop' },
  },
})

/** Slides in from the edge; render it to open it. Following a link inside closes it. */
export function Drawer({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const { onClick, ...ways } = dismissal(onClose)
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    onClick(event)
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <Root ref={modal} aria-label={label} onClick={click} {...ways}>
      {children}
    </Root>
  )
}
