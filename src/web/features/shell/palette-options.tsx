import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Button } from '#web/ui/button.tsx'
import { keyOf, kindNames, minQueryLength, type Place } from './places.ts'
import type { Found } from './use-places.ts'

interface Props {
  id: string
  found: Found
  current: Place | undefined
  typed: string
  onChoose: (place: Place) => void
}

export function Options({ id, found, current, typed, onChoose }: Props) {
  return (
    <>
      <Box
        flex="1 1 auto"
        overflowY="auto"
        p="2"
        overscrollBehavior="contain"
        role="listbox"
        id={`${id}list`}
        aria-label="Places found"
        aria-busy={found.isSearching}
      >
        {found.groups.map(({ kind, places, isCut }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
          <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
            <Text textStyle="caption" color="subtle" px="3" pt="2" pb="1" id={`${id}${kind}`}>
              {kindNames[kind]}
              {isCut && typed.trim() !== '' && ` · the first ${places.length}`}
            </Text>
            {places.map((place) => (
              <Flex
                wrap="wrap"
                align="baseline"
                columnGap="3"
                px="3"
                py="2"
                borderRadius="md"
                cursor="pointer"
                scrollMarginBlock="2rem"
                overflowWrap="anywhere"
                _hover={{ bg: 'hover' }}
                css={{ '&[aria-selected=true]': { bg: 'brand.wash', color: 'brand.fg' } }}
                key={keyOf(place)}
                id={optionId(id, place)}
                role="option"
                aria-selected={place === current}
                ref={place === current ? (option: HTMLElement | null) => scrollIntoView(option) : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(place)}
              >
                {place.label}
                {place.note && (
                  <Span color="muted" fontSize="sm">
                    {place.note}
                  </Span>
                )}
              </Flex>
            ))}
          </div>
        ))}
      </Box>
      <HStack
        justify="space-between"
        gap="3"
        px="5"
        minH="10"
        color="muted"
        fontSize="sm"
        borderTopWidth="1px"
        borderColor="line"
        // A phone shows no keys: without a message nothing is left.
        mdDown={{ '&:has(> [role=status]:empty)': { minH: '0', borderTopWidth: '0' } }}
      >
        <Standing found={found} typed={typed.trim()} />
        <Span display={{ base: 'none', md: 'inline' }} aria-hidden>
          ↑ ↓ to choose, Enter to open, Esc to leave
        </Span>
      </HStack>
    </>
  )
}

export const optionId = (id: string, place: Place) => `${id}${keyOf(place)}`

/** After every render, since late results may move it out of view. */
const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function Standing({ found, typed }: { found: Found; typed: string }) {
  if (found.retry)
    return (
      <span role="alert">
        Not everything could be searched.{' '}
        <Button variant="ghost" size="sm" onClick={found.retry}>
          Try again
        </Button>
      </span>
    )
  return <span role="status">{resultLabel(found, typed)}</span>
}

function resultLabel({ groups, isSearching }: Found, typed: string): string {
  if (typed === '') return ''
  if (typed.length < minQueryLength) return 'Type two letters or more to search everything.'
  const count = groups.reduce((sum, { places }) => sum + places.length, 0)
  if (count === 0) return isSearching ? 'Searching…' : `No results for '${typed}'.`
  return groups.some(({ isCut }) => isCut) ? `The first ${count}` : `${count} found`
}
