import { chakra } from '@chakra-ui/react/styled-system'

/** Tells the reference how much of the window's top is the shell's. */
export const DocsFrame = chakra('div', { base: { '--reference-top': 'var(--op-sizes-bar)' } })
