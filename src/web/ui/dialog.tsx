import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { dismissal, modal } from './modal.ts'

const Root = chakra('dialog', {
  base: {
    display: 'none',
    flexDirection: 'column',
    m: 'auto',
    p: '0',
    overflow: 'hidden',
    bg: 'raised',
    color: 'ink',
    // It may stand in a cell of figures, and is none.
    textAlign: 'start',
    '&[open]': { display: 'flex', animation: 'rise 150ms' },
    _backdrop: { bg: 'backdrop' },
  },
  variants: {
    size: {
      sm: { w: '440px' },
      md: { w: '640px' },
      full: { w: '100%', h: '100dvh', maxW: '100%', maxH: '100dvh', bg: 'page' },
    },
  },
  compoundVariants: [
    {
      size: ['sm', 'md'],
      css: {
        maxW: 'calc(100vw - 32px)',
        maxH: 'calc(100dvh - 32px)',
        borderWidth: '1px',
        borderColor: 'line.strong',
        borderRadius: 'lg',
        boxShadow: 'raised',
      },
    },
  ],
  defaultVariants: { size: 'sm' },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: '6',
    pt: '5',
    pb: '2',
    minH: 'bar',
  },
})
const FullHead = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: { base: '4', md: '8' },
    minH: 'bar',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Title = chakra('h2', { base: { textStyle: 'title', outline: 'none' } }, { defaultProps: { tabIndex: -1 } })
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    px: '6',
    pb: '6',
    overflowY: 'auto',
    flex: '1 1 auto',
    overscrollBehavior: 'contain',
  },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    px: '6',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})

type DialogProps = {
  title: string
  children: ReactNode
  /** Escape, the close button and the backdrop. Without it only the dialog's own buttons lead out. */
  onClose?: (() => void) | undefined
  footer?: ReactNode
  size?: 'sm' | 'md'
  role?: 'dialog' | 'alertdialog'
}

/** Render it to open it. The browser's dialog brings the focus trap, the inert page and the top layer. */
export function Dialog({ title, children, onClose, footer, size = 'sm', role = 'dialog' }: DialogProps) {
  const id = useId()
  return (
    <Root ref={modal} size={size} role={role} aria-labelledby={id} {...dismissal(onClose)}>
      <Head>
        <Title id={id}>{title}</Title>
        {onClose && <CloseButton onClose={onClose} />}
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  )
}

/** The whole window, for a task with steps: the page behind is out of sight and out of reach. */
export function FullScreenDialog({
  title,
  children,
  onClose,
}: {
  title: string
  children: ReactNode
  onClose: () => void
}) {
  const id = useId()
  return (
    <Root ref={modal} size="full" aria-labelledby={id} {...dismissal(onClose)}>
      <FullHead>
        <Title id={id}>{title}</Title>
        <CloseButton onClose={onClose} />
      </FullHead>
      <FullBody>{children}</FullBody>
    </Root>
  )
}

const FullBody = chakra('div', {
  base: {
    flex: '1 1 auto',
    overflowY: 'auto',
    px: { base: '4', md: '8' },
    py: { base: '6', md: '12' },
    '& > *': { maxW: 'prose', mx: 'auto' },
  },
})

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label="Close" onClick={onClose}>
      <X size={18} aria-hidden />
    </IconButton>
  )
}
