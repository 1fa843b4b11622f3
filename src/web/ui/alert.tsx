import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    '& > svg': { mt: '2px', flexShrink: '0' },
  },
  variants: {
    kind: {
      error: { bg: 'danger.wash', borderColor: 'danger.line', '& > svg': { color: 'danger.fg' } },
      warning: { bg: 'pending.wash', borderColor: 'pending.line', '& > svg': { color: 'pending.fg' } },
      info: { bg: 'brand.wash', borderColor: 'brand.line', '& > svg': { color: 'brand.fg' } },
      success: { bg: 'live.wash', borderColor: 'live.line', '& > svg': { color: 'live.fg' } },
    },
  },
})
const Words = chakra('div', { base: { minW: '0', flex: '1', color: 'ink' } })
const Title = chakra('p', { base: { fontWeight: 'semibold' } })

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

export type AlertKind = keyof typeof icons

type AlertProps = { kind: AlertKind; title?: string; children: ReactNode; action?: ReactNode }

/** An error interrupts a screen reader; the others wait for their turn. */
export function Alert({ kind, title, children, action }: AlertProps) {
  const Icon = icons[kind]
  return (
    <Root kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
      {action}
    </Root>
  )
}
