// The native popover works before the scripts of a public page have loaded. Chakra's loads 12 kB of positioning on every page.
import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
} from 'react'
import { placeUnder } from './floating.ts'

/** The native popover, with light dismiss, Escape and focus return. Following a link inside closes it. */
export function Popover({
  trigger,
  label,
  width,
  onOpen,
  children,
}: {
  trigger: ReactElement<{ popoverTarget?: string }>
  label: string
  /** In pixels, where the content is wide. */
  width?: number
  onOpen?: () => void
  children: ReactNode
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !anchor.current) return
    placeUnder(anchor.current, event.currentTarget, width)
    onOpen?.()
  }
  const closeAfterChoice = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes]')) event.currentTarget.hidePopover?.()
  }
  return (
    <span ref={anchor}>
      {cloneElement(trigger, { popoverTarget: id })}
      <Box
        position="fixed"
        inset="64px 16px auto auto"
        minW="240px"
        w={width && `${width}px`}
        maxW="calc(100vw - 16px)"
        p="2"
        bg="raised"
        color="ink"
        borderWidth="1px"
        borderColor="line.strong"
        borderRadius="lg"
        boxShadow="raised"
        css={{ '&:popover-open': { animation: 'rise 150ms' } }}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
        onClick={closeAfterChoice}
      >
        {children}
      </Box>
    </span>
  )
}

/** A row of a popover's list: `<PopoverItem asChild><Link to="/logout">Sign Out</Link></PopoverItem>`. */
export const PopoverItem = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: '100%',
    minH: '9',
    px: '3',
    py: '2',
    borderRadius: 'md',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '& svg': { color: 'subtle', flexShrink: '0' },
  },
})
