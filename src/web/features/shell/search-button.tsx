import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { openPalette } from '#web/stores/palette.ts'
import { Button } from '#web/ui/button.tsx'

// On a phone there is room for the glass only; the word stays for those who hear it.
const Word = chakra('span', { base: { mdDown: { position: 'absolute', clipPath: 'inset(50%)' } } })
const Key = chakra('kbd', {
  base: { mdDown: { display: 'none' }, fontFamily: 'mono', fontSize: 'xs', color: 'subtle', pl: '4' },
})

export function SearchButton() {
  return (
    <Button variant="secondary" size="sm" color="muted" aria-keyshortcuts="Control+K" onClick={openPalette}>
      <Search size={18} aria-hidden />
      <Word>Search</Word>
      <Key aria-hidden>Ctrl K</Key>
    </Button>
  )
}
