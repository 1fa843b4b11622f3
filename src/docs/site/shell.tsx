import { Menu, Monitor, Moon, Sun, X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { SiteFrame } from '#docs/model/site-frame.ts'
import { chooseColorMode, colorModes, readColorMode, watchColorMode } from '#docs/page/theme/color-mode.ts'

interface Props {
  title: string
  frame: SiteFrame
  menu: ReactNode
  children: ReactNode
}

/** Bar, menu and page. On narrow screens the menu slides over the page. */
export function Shell({ title, frame, menu, children }: Props) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  // The page behind the open menu cannot be seen.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== opener.current && !currentTarget.contains(relatedTarget)) setOpen(false)
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
          onKeyDown={close}
        >
          {open ? <X size={18} aria-hidden /> : <Menu size={18} aria-hidden />}
        </button>
        <Home frame={frame} />
        <span className="site-title">{title}</span>
        {frame.versions.length > 0 && <VersionMenu frame={frame} />}
        <Links frame={frame} />
        <ThemeToggle />
      </header>
      <div className="site-columns">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks come up from the menu's own links */}
        <div
          id="menu"
          className="site-menu"
          data-open={open || undefined}
          onKeyDown={close}
          onBlur={leave}
          onClick={follow}
        >
          {menu}
          <Links frame={frame} />
        </div>
        <main id="main" className="site-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}

function Home({ frame: { title, logo, home } }: { frame: SiteFrame }) {
  const content = (
    <>
      {logo && <img className="site-logo site-logo-light" src={logo.light} alt="" />}
      {logo && <img className="site-logo site-logo-dark" src={logo.dark} alt="" />}
      <span>{title ?? (home ? 'All products' : '')}</span>
    </>
  )
  if (home)
    return (
      <a className="site-home" href={home}>
        {content}
      </a>
    )
  return logo || title ? <span className="site-home">{content}</span> : null
}

/** Links of the settings: in the bar, and on narrow screens in the menu. */
function Links({ frame: { links, edit } }: { frame: SiteFrame }) {
  if (links.length === 0 && !edit) return null
  return (
    <nav className="site-links" aria-label="Site">
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {edit && (
          <li>
            <a href={edit}>Edit this page</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function VersionMenu({ frame: { versions, differences } }: { frame: SiteFrame }) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpen(false)
    menu.current?.querySelector('summary')?.focus()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!menu.current?.contains(relatedTarget)) setOpen(false)
  }
  return (
    <details
      ref={menu}
      className="site-versions"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={close}
      onBlur={leave}
    >
      <summary>{versions.find(({ isCurrent }) => isCurrent)?.name}</summary>
      <ul>
        {versions.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} onClick={keepPlace}>
              {name}
            </a>
          </li>
        ))}
        {differences && (
          <li>
            <a href={differences}>Differences</a>
          </li>
        )}
      </ul>
    </details>
  )
}

/** Opens the other version at the operation that the reader sees. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = window.location.hash
}

/** Focuses without changing the URL. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

const icons = { system: Monitor, light: Sun, dark: Moon }

function ThemeToggle() {
  const mode = useSyncExternalStore(watchColorMode, readColorMode)
  const Icon = icons[mode]
  const { next, label } = colorModes[mode]
  const title = `Theme: ${label}. Change to ${colorModes[next].label}`
  return (
    <button type="button" className="site-icon" aria-label={title} title={title} onClick={() => chooseColorMode(next)}>
      <Icon size={18} aria-hidden />
    </button>
  )
}
