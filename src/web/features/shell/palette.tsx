// A list that is always open, inside a dialog, and whose results arrive source by source; Chakra's Combobox opens one collection.
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useSession } from '#web/stores/session.ts'
import { ignoreFocus } from '#web/ui/dialog.tsx'
import { Options, optionId } from './palette-options.tsx'
import { keyOf, type Place } from './places.ts'
import { usePlaces } from './use-places.ts'

/** Finds screens, projects, actions, operations and articles by name: type, choose with the arrow keys, press Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const role = useSession(({ userRole }) => userRole)
  const [typed, setTyped] = useState('')
  // The selected option stays selected when later results move it.
  const [chosen, setChosen] = useState<string>()
  const found = usePlaces(role, typed)
  const id = useId()
  const openPlace = useOpenPlace(onClose)
  const places = found.groups.flatMap(({ places }) => places)
  const at = Math.max(
    0,
    places.findIndex((place) => keyOf(place) === chosen),
  )
  const current = places[at]
  const type = (text: string) => {
    setTyped(text)
    setChosen(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrow keys choose among the suggestions of an input method.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step && places.at((at + step) % places.length)
    if (next) setChosen(keyOf(next))
    else if (event.key === 'Enter' && current) openPlace(current)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <PaletteDialog onClose={onClose}>
      <SearchField id={id} current={current} typed={typed} onType={type} onKeyDown={onKeyDown} />
      <Options id={id} found={found} current={current} typed={typed} onChoose={openPlace} />
    </PaletteDialog>
  )
}

function PaletteDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const opener = useOpener()
  return (
    <Dialog.Root
      open
      preventScroll={false}
      finalFocusEl={() => opener}
      onFocusOutside={ignoreFocus}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="flex-start">
          <Dialog.Content
            aria-label="Search the portal"
            w="640px"
            maxW="calc(100vw - 16px)"
            maxH="min(560px, calc(100dvh - 32px))"
            mt={{ base: '4', md: '12vh' }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface SearchFieldProps {
  id: string
  current: Place | undefined
  typed: string
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchField({ id, current, typed, onType, onKeyDown }: SearchFieldProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      minH="bar"
      borderBottomWidth="1px"
      borderColor="line"
      css={{
        '& svg': { color: 'subtle', flexShrink: '0' },
        '& input': { flex: '1', minW: '0', h: 'bar', bg: 'transparent', fontSize: 'md', outline: 'none' },
        '& input::placeholder': { color: 'subtle' },
      }}
    >
      <Search size={18} aria-hidden />
      <input
        ref={takeFocus}
        type="text"
        role="combobox"
        aria-label="Search screens, projects, documentation and articles"
        aria-expanded={current !== undefined}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(id, current)}
        placeholder="Search the portal"
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </chakra.label>
  )
}

// The dialog moves the focus, returns it and listens for Escape only from its first frame on. Until then the palette does so.

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** The element that had the focus when the palette opened. It gets the focus back when the palette closes. */
function useOpener() {
  const [opener] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null))
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
    },
    [opener],
  )
  return opener
}

function useOpenPlace(onClose: () => void) {
  const router = useRouter()
  return ({ to, anchor, search, run }: Place) => {
    onClose()
    if (run) run()
    else if (!anchor) void router.navigate({ to, ...(search && { search }) })
    // The open page handles its own anchors, as for a followed link.
    else if (router.state.location.pathname === to) window.location.hash = encodeURIComponent(anchor)
    else void router.navigate({ to, hash: anchor })
  }
}
