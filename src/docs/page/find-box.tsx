import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { FindEntry, ProductFinder } from '#docs/model/find.ts'
import type { ProductSource } from '#docs/model/product.ts'
import { goTo } from './page-address.ts'

const kinds: Record<FindEntry['kind'], string> = {
  operation: 'Operation',
  path: 'Path',
  field: 'Field',
  code: 'Code',
  heading: 'Heading',
}

interface SearchResult {
  typed: string
  entries: FindEntry[]
  isFailed?: true
}

/** The results of what is typed. The index is loaded on first use, and its parts when a query needs them. */
function useFinder(source: ProductSource) {
  const [result, setResult] = useState<SearchResult>({ typed: '', entries: [] })
  const latest = useRef('')
  const loading = useRef<Promise<ProductFinder> | null>(null)
  const search = async (typed: string) => {
    latest.current = typed
    loading.current ??= source.loadFinder()
    try {
      const entries = await (await loading.current).find(typed)
      if (latest.current === typed) setResult({ typed, entries })
    } catch {
      loading.current = null
      if (latest.current === typed) setResult({ typed, entries: [], isFailed: true })
    }
  }
  return { result, search }
}

/** Search on the page by path, field or code. `/` focuses it, Escape leaves it. */
export function FindBox({ source }: { source: ProductSource }) {
  const { result, search } = useFinder(source)
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const [open, setOpen] = useState(false)
  const { entries } = result
  const input = useSlashKey()
  const id = useId()
  const isOpen = open && typed.trim() !== ''
  const isCurrent = result.typed === typed
  const type = (text: string) => {
    setTyped(text)
    setActiveIndex(0)
    void search(text)
  }
  const choose = (entry: FindEntry | undefined) => {
    if (!entry) return
    setOpen(false)
    type('')
    goTo(entry.anchor)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      setOpen(true)
      setActiveIndex((activeIndex + step + entries.length) % entries.length)
    } else if (event.key === 'Enter') choose(isCurrent ? entries[activeIndex] : undefined)
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  }
  const leave = () => {
    if (isOpen) return setOpen(false)
    type('')
    input.current?.blur()
  }
  return (
    <search
      className="ref-find"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Find on this page: a path, a field or a code"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && entries[activeIndex] ? `${id}${activeIndex}` : undefined}
        placeholder="Find a path, field or code"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={() => {
          setOpen(true)
          void search(typed)
        }}
        onChange={(event) => {
          type(event.target.value)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden>/</kbd>
      {isOpen && (
        <div className="ref-results">
          <ResultList id={id} entries={entries} activeIndex={activeIndex} onChoose={choose} />
          <Status result={result} isCurrent={isCurrent} onRetry={() => void search(typed)} />
        </div>
      )}
    </search>
  )
}

interface ResultListProps {
  id: string
  entries: FindEntry[]
  activeIndex: number
  onChoose: (entry: FindEntry) => void
}

const ResultList = ({ id, entries, activeIndex, onChoose }: ResultListProps) => (
  <div role="listbox" id={`${id}list`} aria-label="Places found">
    {entries.map((entry, index) => (
      <Result
        key={entry.anchor + entry.kind}
        id={`${id}${index}`}
        entry={entry}
        current={index === activeIndex}
        onChoose={onChoose}
      />
    ))}
  </div>
)

interface ResultProps {
  id: string
  entry: FindEntry
  current: boolean
  onChoose: (entry: FindEntry) => void
}

function Result({ id, entry, current, onChoose }: ResultProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field that has the focus listens to the keys
    <div
      id={id}
      role="option"
      aria-selected={current}
      ref={current ? scrollIntoView : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <span className={entry.kind === 'operation' || entry.kind === 'heading' ? undefined : 'ref-mono'}>
        {entry.text}
      </span>
      <span className="ref-note">
        {kinds[entry.kind]} · {entry.place}
      </span>
    </div>
  )
}

/** Scrolls the list only, not the page. */
function scrollIntoView(option: HTMLElement | null) {
  const list = option?.closest('.ref-results')
  if (!option || !list) return
  const above = option.offsetTop - list.scrollTop
  const below = above + option.offsetHeight - list.clientHeight
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}

interface StatusProps {
  result: SearchResult
  /** False while the search runs. */
  isCurrent: boolean
  onRetry: () => void
}

function Status({ result: { typed, entries, isFailed }, isCurrent, onRetry }: StatusProps) {
  if (isFailed)
    return (
      <p role="alert" className="ref-found">
        The search index could not be loaded.{' '}
        <button type="button" className="ref-more" onClick={onRetry}>
          Try again
        </button>
      </p>
    )
  const count = entries.length
  const outcome = count > 0 ? `${count} found` : `No results for '${typed.trim()}'.`
  return (
    <p role="status" className={count > 0 ? 'ref-hidden' : 'ref-found'}>
      {isCurrent ? outcome : 'Loading the search index…'}
    </p>
  )
}

/** Focuses the field at `/`, unless the user is typing. */
function useSlashKey() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return input
}
