// Chakra's Tooltip does not open by touch, and describes its button only while it is open.
import { Span } from '@chakra-ui/react/span'
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { placeAround } from './floating.ts'

type TooltipProps = {
  /** Without it, the tooltip shows and describes nothing. */
  text: string | undefined
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Text on hover, focus and touch. It can be hovered, and Escape hides it alone, wherever the focus is (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const show = () => setIsWanted(true)
  const hide = () => setIsWanted(false)
  useEffect(() => {
    if (!isWanted || !text || !anchor.current || !bubble.current) return
    bubble.current.showPopover?.()
    placeAround(anchor.current, bubble.current)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsWanted(false)
      // A dialog or popover around it stays open. Dialogs listen at the document, in the same phase.
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      bubble.current?.hidePopover?.()
      window.removeEventListener('keydown', onKey, true)
    }
  }, [isWanted, text])
  return (
    <Span
      display={text ? 'inline-flex' : 'contents'}
      maxW="100%"
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {text ? cloneElement(children, { 'aria-describedby': id }) : children}
      {text && (
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
          overflow="visible"
          // The pointer crosses the gap to its button without leaving it.
          _after={{ content: '""', position: 'absolute', inset: '-8px', zIndex: '-1' }}
          css={{ '&:popover-open': { animation: 'rise 150ms' } }}
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
        >
          {text}
        </Span>
      )}
    </Span>
  )
}
