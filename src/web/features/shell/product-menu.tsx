import { products } from 'virtual:products'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useMatch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#docs/model/product.ts'
import { useDocsPlace } from '#web/stores/docs-place.ts'
import { Child, Children, childLook, currentInForcedColors, here } from './menu-parts.tsx'
import { isAt, type MenuGroup, menuGroups } from './operation-groups.ts'

/** Children of the Documentation entry: one per product, expanded while its page is open. */
export function ProductMenu() {
  const shown = useMatch({
    from: '/_authed/_partner/api-doc/$suffix',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.source.product,
  })
  return (
    <Children>
      {products.map(({ suffix, title }) => (
        <li key={suffix}>
          <Child to={`/api-doc/${suffix}`} activeOptions={here} title={title}>
            {title}
          </Child>
          {shown?.suffix === suffix && <OperationMenu product={shown} />}
        </li>
      ))}
    </Children>
  )
}

const Anchor = chakra('a', {
  base: {
    ...childLook,
    // Names may differ in their last words, so they wrap.
    whiteSpace: 'normal',
    lineHeight: 'snug',
    '&[aria-current]': { bg: 'brand.wash', color: 'brand.fg', fontWeight: 'medium', ...currentInForcedColors },
  },
})

/** Anchors of the open page, with the current one marked. */
function OperationMenu({ product }: { product: Product }) {
  const place = useDocsPlace(({ anchor }) => anchor)
  return menuGroups(product).map((group) =>
    group.folded ? (
      <FoldedGroup key={group.id} group={group} place={place} />
    ) : (
      <div key={group.id}>
        {group.name && (
          <Text textStyle="caption" color="subtle" pl="5" pt="2" pb="1">
            {group.name}
          </Text>
        )}
        <Places group={group} place={place} />
      </div>
    ),
  )
}

type GroupProps = { group: MenuGroup; place: string }

/** Expanded while it contains the current place, unless it was closed by hand. */
function FoldedGroup({ group, place }: GroupProps) {
  const inside = group.places.some(({ anchor }) => isAt(anchor, place)) || isAt(group.id, place)
  const [chosen, setChosen] = useState<{ open: boolean; inside: boolean }>()
  const open = chosen?.inside === inside ? chosen.open : inside || (chosen?.open ?? false)
  return (
    <div>
      <chakra.button
        display="flex"
        alignItems="center"
        gap="1"
        w="100%"
        minH="7"
        px="2"
        borderRadius="md"
        color="muted"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'hover', color: 'ink' }}
        css={{
          '& svg': { flexShrink: '0', transitionProperty: 'transform', transitionDuration: 'quick' },
          '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
        }}
        type="button"
        aria-expanded={open}
        onClick={() => setChosen({ open: !open, inside })}
      >
        <ChevronRight size={14} aria-hidden />
        <Span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {group.name}
        </Span>
      </chakra.button>
      {open && <Places group={group} place={place} />}
    </div>
  )
}

// Plain links: the page itself can scroll to a section that is not rendered yet.
function Places({ group: { places }, place }: GroupProps) {
  return (
    <Stack as="ul" gap="1px" pl="2" pb="1">
      {places.map(({ anchor, label, deprecated }) => (
        <li key={anchor}>
          <Anchor href={`#${encodeURIComponent(anchor)}`} aria-current={isAt(anchor, place) ? 'location' : undefined}>
            {deprecated ? <Span textDecoration="line-through">{label}</Span> : label}
            {deprecated && (
              <Span display="block" textStyle="caption" color="rejected.fg">
                {deprecated}
              </Span>
            )}
          </Anchor>
        </li>
      ))}
    </Stack>
  )
}
