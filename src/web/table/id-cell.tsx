import { chakra } from '@chakra-ui/react/styled-system'
import { Code } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

const Pair = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1', maxW: '100%' } })

/** A machine's name for something: shown whole, taken along by one press. */
export function IdCell({ id, what }: { id: string; what: string }) {
  return (
    <Pair>
      <Code>{id}</Code>
      <CopyButton text={id} what={what} />
    </Pair>
  )
}
