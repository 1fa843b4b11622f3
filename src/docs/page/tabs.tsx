import type { KeyboardEvent } from 'react'

interface TabListProps<K extends string> {
  label: string
  tabs: readonly { key: K; label: string }[]
  current: K
  onChange: (key: K) => void
  /** Prefix of the tabs' ids; `tabId` names the current one for its panel. */
  id: string
}

export const tabId = (prefix: string, key: string) => `${prefix}#${key}`

/** One tab stop, with arrow keys, Home and End inside. The caller renders the panel. */
export function TabList<K extends string>({ label, tabs, current, onChange, id }: TabListProps<K>) {
  const move = (event: KeyboardEvent) => {
    const next = tabs[targetIndex(event.key, indexOf(tabs, current), tabs.length)]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    document.getElementById(tabId(id, next.key))?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="ref-tabs">
      {tabs.map(({ key, label: tabLabel }) => (
        <button
          key={key}
          id={tabId(id, key)}
          type="button"
          role="tab"
          aria-selected={key === current}
          tabIndex={key === current ? 0 : -1}
          onClick={() => onChange(key)}
          onKeyDown={move}
        >
          {tabLabel}
        </button>
      ))}
    </div>
  )
}

const indexOf = (tabs: readonly { key: string }[], current: string) => tabs.findIndex(({ key }) => key === current)

/** -1 for keys that do not move. */
function targetIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
