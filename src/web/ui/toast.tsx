// The look of a toast; Chakra's toaster keeps their order and their time.
import { Box } from '@chakra-ui/react/box'
import { ClientOnly } from '@chakra-ui/react/client-only'
import { Portal } from '@chakra-ui/react/portal'
import { type CreateToasterReturn, Toast, Toaster } from '@chakra-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { IconButton } from './button.tsx'

const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const iconOf = (type: string | undefined) => (type === 'success' || type === 'error' ? icons[type] : icons.info)

export function ToastRegion({ toaster }: { toaster: CreateToasterReturn }) {
  return (
    // A rendered page must not hold the region: its style attribute is against the Content-Security-Policy.
    <ClientOnly>
      <Portal>
        <Toaster toaster={toaster} aria-label="Notifications">
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
