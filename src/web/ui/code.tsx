// Chakra's Code has no copy button.
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Alert } from './alert.tsx'
import { CopyButton } from './copy-button.tsx'

/** Inline code. */
export const Code = chakra('code', {
  base: { textStyle: 'mono', px: '1', py: '1px', bg: 'sunken', borderRadius: 'sm', overflowWrap: 'anywhere' },
})

/** Lines of code or of a message, wrapped. */
export const CodeLines = chakra('pre', {
  base: {
    textStyle: 'mono',
    p: '4',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

type CodeLineProps = { value: string; what: string; copyLabel?: string; 'data-testid'?: string }

/** A copyable line: a URL, a key, an id. */
export function CodeLine({ value, what, copyLabel, ...rest }: CodeLineProps) {
  return (
    <HStack
      gap="2"
      minW="0"
      maxW="100%"
      pl="3"
      pr="1"
      py="1"
      bg="sunken"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
    >
      <chakra.code textStyle="mono" flex="1" minW="0" overflowWrap="anywhere" {...rest}>
        {value}
      </chakra.code>
      <CopyButton text={value} what={what} label={copyLabel} />
    </HStack>
  )
}

/** A secret that the server shows only once. */
export function SecretOnce({ value, what }: { value: string; what: string }) {
  return (
    <Stack gap="4">
      <Alert kind="warning">Copy this {what} now and keep it safe. It is shown only once.</Alert>
      <CodeLine value={value} what={what} copyLabel="Copy" data-testid="secret" />
    </Stack>
  )
}
