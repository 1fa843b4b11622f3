import { chakra } from '@chakra-ui/react/styled-system'
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef } from 'react'
import { placeAround } from './floating.ts'

const Anchor = chakra('span', { base: { display: 'inline-flex', maxW: '100%' } })
const Bubble = chakra('span', {
  base: {
    position: 'fixed',
    maxW: '280px',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'ink',
    color: 'page',
    textStyle: 'caption',
    fontWeight: 'normal',
    whiteSpace: 'normal',
    pointerEvents: 'none',
    '&:popover-open': { animation: 'rise 150ms' },
  },
})

/** Words on hover and on focus; Escape puts them away, as WCAG 1.4.13 asks. It must never hold what is said nowhere else to a touch user. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const show = () => {
    if (!anchor.current || !bubble.current) return
    bubble.current.showPopover?.()
    placeAround(anchor.current, bubble.current)
  }
  const hide = () => bubble.current?.hidePopover?.()
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide()
  return (
    <Anchor ref={anchor} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide} onKeyDown={onKeyDown}>
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {text}
      </Bubble>
    </Anchor>
  )
}
