import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { openPalette } from '#web/stores/palette.ts'

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: '9',
    minW: '9',
    justifyContent: 'center',
    px: { base: '0', md: '3' },
    borderRadius: 'md',
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'line.strong',
    color: 'muted',
    cursor: 'pointer',
    _hover: { bg: 'hover', color: 'ink' },
  },
})
// On a phone there is room for the glass only; the word stays for those who hear it.
const Word = chakra('span', {
  base: { mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
const Key = chakra('kbd', {
  base: { display: { base: 'none', md: 'inline' }, fontFamily: 'mono', fontSize: 'xs', color: 'subtle', pl: '4' },
})

export function SearchButton() {
  return (
    <Root type="button" aria-keyshortcuts="Control+K" onClick={openPalette}>
      <Search size={18} aria-hidden />
      <Word>Search</Word>
      <Key aria-hidden>Ctrl K</Key>
    </Root>
  )
}
