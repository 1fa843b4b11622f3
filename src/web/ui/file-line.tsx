import { chakra } from '@chakra-ui/react/styled-system'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

// A long name is broken beside its mark and leaves what can be done at the end of the line; on a phone that stands below it.
const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '18px minmax(0, 1fr)', md: '18px minmax(0, 1fr) auto' },
    alignItems: { base: 'start', md: 'center' },
    columnGap: '3',
    rowGap: '2',
    minH: '8',
    '& > svg': { color: 'muted', mt: { base: '2px', md: '0' } },
  },
})
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    minW: '0',
    '& > *': { minW: '0', overflowWrap: 'anywhere' },
  },
})
const Standing = chakra('span', {
  base: { color: 'muted', '&[data-failed=true]': { color: 'danger.fg', fontWeight: 'medium' } },
})
const Action = chakra('div', { base: { gridColumn: { base: '2', md: '3' } } })

type FileLineProps = {
  name: string
  /** What has become of it, where that has to be told. */
  standing?: string | null | undefined
  failed?: boolean
  children?: ReactNode
}

/** A file that is kept, and what can be done with it. */
export function FileLine({ name, standing, failed, children }: FileLineProps) {
  return (
    <Root>
      <FileText size={18} aria-hidden />
      <Words>
        <span>{name}</span>
        {standing && <Standing data-failed={failed}>{standing}</Standing>}
      </Words>
      {children && <Action>{children}</Action>}
    </Root>
  )
}
