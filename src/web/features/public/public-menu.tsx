import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { openPalette } from '#web/stores/palette.ts'
import { Popover, PopoverItem } from '#web/ui/popover.tsx'
import { NeedsScript } from './needs-script.ts'
import { contactLink, mainLinks, solutionLinks } from './public-links.ts'

const Trigger = chakra('button', {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    w: '10',
    h: '10',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
  },
})
const Indented = chakra('div', { base: { pl: '4' } })

/** The header's links where there is no room for them. Opens without JavaScript too: it is the browser's own popover. */
export function PublicMenu() {
  return (
    <Popover
      label="Pages"
      trigger={
        <Trigger type="button" aria-label="Menu">
          <Menu size={20} aria-hidden />
        </Trigger>
      }
    >
      <NeedsScript>
        <PopoverItem asChild>
          <button type="button" data-closes onClick={openPalette}>
            <Search size={18} aria-hidden />
            Search the portal
          </button>
        </PopoverItem>
      </NeedsScript>
      <nav aria-label="Pages">
        {mainLinks.map(({ to, label }) => (
          <div key={to}>
            <PopoverItem asChild>
              <Link to={to}>{label}</Link>
            </PopoverItem>
            {to === '/our-solutions' && <SolutionItems />}
          </div>
        ))}
        <PopoverItem asChild>
          <Link to={contactLink.to}>{contactLink.label}</Link>
        </PopoverItem>
      </nav>
    </Popover>
  )
}

const SolutionItems = () => (
  <Indented>
    {solutionLinks.slice(1).map(({ to, label }) => (
      <PopoverItem key={to} asChild>
        <Link to={to}>{label}</Link>
      </PopoverItem>
    ))}
  </Indented>
)
