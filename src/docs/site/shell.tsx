import { Menu, Monitor, Moon, Sun, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { type ColorMode, chooseColorMode, readColorMode, watchColorMode } from '#docs/page/theme/color-mode.ts'

interface Props {
  title: string
  /** URL of the product list, on a site of several. */
  home: string | null
  menu: ReactNode
  children: ReactNode
}

/** Bar, menu and page. On narrow screens the menu slides over the page. */
export function Shell({ title, home, menu, children }: Props) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a jump, but the fragment of the address belongs to the reference */}
      <a className="site-skip" href="#main" onClick={skip}>
        Skip to content
      </a>
      <header className="site-bar">
        <button
          ref={opener}
          type="button"
          className="site-icon site-menu-button"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          {open ? <X size={18} aria-hidden /> : <Menu size={18} aria-hidden />}
        </button>
        {home ? (
          <a className="site-home" href={home}>
            All products
          </a>
        ) : null}
        <span className="site-title">{title}</span>
        <ThemeToggle />
      </header>
      <div className="site-columns">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks come up from the menu's own links */}
        <div id="menu" className="site-menu" data-open={open || undefined} onKeyDown={close} onClick={follow}>
          {menu}
        </div>
        <main id="main" className="site-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}

/** Focuses without changing the URL. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

const modes: Record<ColorMode, { Icon: typeof Sun; next: ColorMode; words: string }> = {
  system: { Icon: Monitor, next: 'light', words: 'as the device' },
  light: { Icon: Sun, next: 'dark', words: 'light' },
  dark: { Icon: Moon, next: 'system', words: 'dark' },
}

function ThemeToggle() {
  const mode = useSyncExternalStore(watchColorMode, readColorMode)
  const { Icon, next, words } = modes[mode]
  const label = `Theme: ${words}. Change to ${modes[next].words}`
  return (
    <button type="button" className="site-icon" aria-label={label} title={label} onClick={() => chooseColorMode(next)}>
      <Icon size={18} aria-hidden />
    </button>
  )
}
