import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { openPalette } from '#web/stores/palette.ts'
import { Button } from '#web/ui/button.tsx'

export function SearchButton() {
  return (
    <Button variant="secondary" size="sm" color="muted" aria-keyshortcuts="Control+K" onClick={openPalette}>
      <Search size={18} aria-hidden />
      <Span mdDown={{ position: 'absolute', clipPath: 'inset(50%)' }}>Search</Span>
      <chakra.kbd mdDown={{ display: 'none' }} fontFamily="mono" fontSize="xs" color="subtle" pl="4" aria-hidden>
        Ctrl K
      </chakra.kbd>
    </Button>
  )
}
