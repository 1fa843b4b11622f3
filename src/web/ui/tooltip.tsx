// Chakra's Tooltip does not open by touch, and describes its button only while it is open.
import { Span } from '@chakra-ui/react/span'
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef } from 'react'
import { placeAround } from './floating.ts'

/** Text on hover, focus and touch; Escape hides it (WCAG 1.4.13). */
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
    <Span
      display="inline-flex"
      maxW="100%"
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Span
        position="fixed"
        maxW="280px"
        px="3"
        py="2"
        borderRadius="md"
        bg="ink"
        color="page"
        textStyle="caption"
        fontWeight="normal"
        whiteSpace="normal"
        pointerEvents="none"
        css={{ '&:popover-open': { animation: 'rise 150ms' } }}
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
      >
        {text}
      </Span>
    </Span>
  )
}
