// Chakra's SkipNav changes the URL, which the router would treat as a navigation.
import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'

/** Focuses without changing the URL, which the router would handle. */
function jump(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** The first tab stop; skips to the page's `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to a place of this page, whose address must not change.
    <chakra.a
      position="fixed"
      top="2"
      left="2"
      zIndex="skip"
      px="4"
      py="2"
      bg="ink"
      color="page"
      borderRadius="md"
      css={{ '&:not(:focus)': { clipPath: 'inset(50%)' } }}
      href="#main"
      onClick={jump}
    >
      Skip to content
    </chakra.a>
  )
}
