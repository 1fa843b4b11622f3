// Chakra's Alert has no role, and one icon for warnings and errors.
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = { error: 'danger', warning: 'pending', info: 'brand', success: 'live' }
const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

type AlertKind = keyof typeof icons

type AlertProps = { kind: AlertKind; title?: string; children: ReactNode; action?: ReactNode }

/** An error interrupts a screen reader; the others wait for their turn. */
export function Alert({ kind, title, children, action }: AlertProps) {
  const Icon = icons[kind]
  return (
    <Flex
      gap="3"
      px="4"
      py="3"
      bg={`${tones[kind]}.wash`}
      borderWidth="1px"
      borderColor={`${tones[kind]}.line`}
      borderRadius="md"
      css={{ '& > svg': { mt: '2px', flexShrink: '0', color: `${tones[kind]}.fg` } }}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={18} aria-hidden />
      <Box minW="0" flex="1" color="ink">
        {title && <Text fontWeight="semibold">{title}</Text>}
        {children}
      </Box>
      {action}
    </Flex>
  )
}
