import { Flex } from '@chakra-ui/react/flex'
import { Code } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** A technical id, shown completely with a copy button. */
export function IdCell({ id, what }: { id: string; what: string }) {
  return (
    <Flex as="span" inline align="center" gap="1" maxW="100%">
      <Code>{id}</Code>
      <CopyButton text={id} what={what} />
    </Flex>
  )
}
