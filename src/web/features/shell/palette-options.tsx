import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#web/ui/button.tsx'
import { kindNames, type Place } from './places.ts'
import type { Found } from './use-places.ts'

const List = chakra('div', { base: { flex: '1 1 auto', overflowY: 'auto', p: '2', overscrollBehavior: 'contain' } })
const Name = chakra('p', { base: { textStyle: 'caption', color: 'subtle', px: '3', pt: '2', pb: '1' } })
const Option = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    px: '3',
    py: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    scrollMarginBlock: '2rem',
    overflowWrap: 'anywhere',
    _hover: { bg: 'hover' },
    '&[aria-selected=true]': { bg: 'brand.wash', color: 'brand.fg' },
  },
})
const Note = chakra('span', { base: { color: 'muted', fontSize: 'sm' } })
const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '5',
    minH: '10',
    color: 'muted',
    fontSize: 'sm',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
const Keys = chakra('span', { base: { display: { base: 'none', md: 'inline' } } })

interface Props {
  id: string
  found: Found
  /** Of all options, counted through the groups. */
  current: number
  typed: string
  onChoose: (place: Place) => void
}

export function Options({ id, found, current, typed, onChoose }: Props) {
  let next = 0
  return (
    <>
      <List role="listbox" id={`${id}list`} aria-label="Places found" aria-busy={found.isSearching}>
        {found.groups.map(({ kind, places }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
          <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
            <Name id={`${id}${kind}`}>{kindNames[kind]}</Name>
            {places.map((place) => {
              const index = next++
              return (
                <Option
                  key={place.to + (place.anchor ?? '')}
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={index === current}
                  ref={index === current ? keepInSight : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(place)}
                >
                  {place.label}
                  {place.note && <Note>{place.note}</Note>}
                </Option>
              )
            })}
          </div>
        ))}
      </List>
      <Foot>
        <Standing found={found} count={next} typed={typed} />
        <Keys aria-hidden>↑ ↓ to choose, Enter to open, Esc to leave</Keys>
      </Foot>
    </>
  )
}

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function Standing({ found, count, typed }: { found: Found; count: number; typed: string }) {
  if (found.retry)
    return (
      <span role="alert">
        Not everything could be searched.{' '}
        <Button variant="ghost" size="sm" onClick={found.retry}>
          Try again
        </Button>
      </span>
    )
  if (count > 0) return <span role="status">{typed.trim() === '' ? '' : `${count} found`}</span>
  return (
    <span role="status">{found.isSearching ? 'Searching…' : `Nothing you can open is called '${typed.trim()}'.`}</span>
  )
}
