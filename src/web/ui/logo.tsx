import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '2', color: 'ink' } })
const Mark = chakra('svg', { base: { color: 'brand.fg', flexShrink: '0' } })
const Word = chakra('span', {
  base: { textStyle: 'lead', fontWeight: 'semibold', letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
})

/** An open ring over a platform, and what comes in through the opening. */
export function Logo() {
  return (
    <Root>
      <Mark
        width="24px"
        height="24px"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M20.6 5.600A10 10 0 1 0 26 14.5" />
        <path d="M5 29h22" />
        <circle cx="26" cy="6.5" r="1.3" />
      </Mark>
      <Word>Open Platform</Word>
    </Root>
  )
}
