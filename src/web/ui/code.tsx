import { chakra } from '@chakra-ui/react/styled-system'
import { Alert } from './alert.tsx'
import { CopyButton } from './copy-button.tsx'

/** A value a machine reads, in running text. */
export const Code = chakra('code', {
  base: { textStyle: 'mono', px: '1', py: '1px', bg: 'sunken', borderRadius: 'sm', overflowWrap: 'anywhere' },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    maxW: '100%',
    pl: '3',
    pr: '1',
    py: '1',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
  },
})
const Value = chakra('code', { base: { textStyle: 'mono', flex: '1', minW: '0', overflowWrap: 'anywhere' } })

/** One line to take along: a URL, a key, an id. */
export function CodeLine({ value, what }: { value: string; what: string }) {
  return (
    <Line>
      <Value>{value}</Value>
      <CopyButton text={value} what={what} />
    </Line>
  )
}

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** A secret that the server will never tell again. */
export function SecretOnce({ value, what }: { value: string; what: string }) {
  return (
    <Stack>
      <Alert kind="warning">Copy this {what} now and keep it safe. It is shown this once, and never again.</Alert>
      <Line>
        <Value data-testid="secret">{value}</Value>
        <CopyButton text={value} what={what} words="Copy" size="sm" />
      </Line>
    </Stack>
  )
}
