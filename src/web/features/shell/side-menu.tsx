import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyOptional } from '#web/ui/lazy.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { isPageWithParameter, type MenuEntry } from './menu.ts'
import { Child, Children, currentInForcedColors, here, hereOrBelow } from './menu-parts.tsx'

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '9',
  px: '3',
  borderRadius: 'md',
  color: 'muted',
} as const
const Item = chakra(Link, {
  base: {
    ...lineStyle,
    fontWeight: 'medium',
    transitionProperty: 'background, color',
    transitionDuration: 'quick',
    _hover: { bg: 'hover', color: 'ink' },
    '& svg': { flexShrink: '0' },
    '&[aria-current]': { bg: 'brand.wash', color: 'brand.fg', ...currentInForcedColors },
  },
})
// Staff need no products.
const ProductMenu = lazyOptional(async () => (await import('./product-menu.tsx')).ProductMenu)

/** Appears when it is complete: an entry that came later would move the others under the pointer. Without entries it is loading. */
export function SideMenu({ entries }: { entries: MenuEntry[] | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!entries) return <MenuPending />
  return (
    <Suspense fallback={<MenuPending />}>
      <Stack as="ul" gap="1" p="3">
        {entries.map(({ label, icon: Icon, to, leadsTo, children = [], listsProducts }) => (
          <li key={label}>
            {to ? (
              <Item
                to={to}
                activeOptions={here}
                aria-current={leadsTo && isPageWithParameter(path, leadsTo) ? true : undefined}
              >
                <Icon size={18} aria-hidden />
                {label}
              </Item>
            ) : (
              <Span {...lineStyle} fontWeight="medium">
                <Icon size={18} aria-hidden />
                {label}
              </Span>
            )}
            {children.length > 0 && (
              <Children>
                {children.map((child) => (
                  <li key={child.to}>
                    <Child to={child.to} activeOptions={hereOrBelow} title={child.label}>
                      {child.label}
                    </Child>
                  </li>
                ))}
              </Children>
            )}
            {listsProducts && <ProductMenu />}
          </li>
        ))}
      </Stack>
    </Suspense>
  )
}

const MenuPending = () => (
  <Waiting label="Loading the menu">
    <Stack gap="1" p="3">
      {['40%', '60%', '50%', '75%', '45%'].map((width) => (
        <HStack key={width} gap="3" minH="9" px="3">
          <Skeleton boxSize="18px" />
          <Skeleton w={width} />
        </HStack>
      ))}
    </Stack>
  </Waiting>
)
