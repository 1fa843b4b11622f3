// Chakra's Drawer, closed by a link inside it too.
import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { MouseEvent, ReactNode } from 'react'
import { ignoreFocus } from './dialog.tsx'

/** Rendered means open. */
export function Drawer({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <ChakraDrawer.Root
      open
      preventScroll={false}
      onFocusOutside={ignoreFocus}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content aria-label={label} onClick={closeAfterLink}>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  )
}
