import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { MenuEntry } from './menu.ts'
import { Child, Children, here } from './menu-parts.tsx'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '1', p: '3' } })
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '9',
  px: '3',
  borderRadius: 'md',
  color: 'muted',
}
const Item = chakra(Link, {
  base: {
    ...lineStyle,
    fontWeight: 'medium',
    transitionProperty: 'background, color',
    transitionDuration: 'quick',
    _hover: { bg: 'hover', color: 'ink' },
    '& svg': { flexShrink: '0' },
    '&[aria-current=page]': { bg: 'brand.wash', color: 'brand.fg' },
  },
})
const GroupName = chakra('span', { base: { ...lineStyle, fontWeight: 'medium' } })
// Fetched after the page: what a product consists of is none of the business of every page.
const ProductMenu = lazy(() => import('./product-menu.tsx').then(({ ProductMenu }) => ({ default: ProductMenu })))

export function SideMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <List>
      {entries.map(({ label, icon: Icon, to, children = [], listsProducts }) => (
        <li key={label}>
          {to ? (
            <Item to={to} activeOptions={here}>
              <Icon size={18} aria-hidden />
              {label}
            </Item>
          ) : (
            <GroupName>
              <Icon size={18} aria-hidden />
              {label}
            </GroupName>
          )}
          {children.length > 0 && (
            <Children>
              {children.map((child) => (
                <li key={child.to}>
                  <Child to={child.to} activeOptions={here} title={child.label}>
                    {child.label}
                  </Child>
                </li>
              ))}
            </Children>
          )}
          {listsProducts && (
            <Suspense>
              <ProductMenu />
            </Suspense>
          )}
        </li>
      ))}
    </List>
  )
}
