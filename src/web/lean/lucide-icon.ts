import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }

// For lucide-react's factory of icons, which can also take contexts, names and aliases. Ours have a size and a stroke.
// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one.
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, strokeWidth = 2, ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
