import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { hrefOf } from '#docs/page/anchors.ts'
import { TryOut } from '#docs/try-out/try-out.tsx'
import { system } from '#web/theme/system.ts'
import type { TryOutProps } from './try-out-script.tsx'

/** TRY OUT with the theme of its controls, stored in a global by the script. */
function SiteTryOut({ source, operationId, context }: TryOutProps) {
  return (
    <ChakraProvider value={system}>
      <TryOut source={source} operation={{ id: operationId }} call={context} onNext={openTryOut} />
    </ChakraProvider>
  )
}

/** The URL that opens TRY OUT of an operation. */
function openTryOut(operationId: string): void {
  location.hash = hrefOf(`${operationId}/try-out`)
}

window.docsTryOut = SiteTryOut
