import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from './menu.ts'

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
const Children = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1px',
    mt: '1',
    ml: '5',
    pl: '3',
    borderLeftWidth: '1px',
    borderColor: 'line.strong',
  },
})
const Child = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '1',
    minH: '7',
    borderRadius: 'md',
    color: 'muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _hover: { bg: 'hover', color: 'ink' },
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'medium' },
  },
})

const here = { exact: true, includeSearch: false }

export function SideMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <List>
      {entries.map(({ label, icon: Icon, to, children = [] }) => (
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
        </li>
      ))}
    </List>
  )
}
