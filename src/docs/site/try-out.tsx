import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { hrefOf } from '#docs/page/anchors.ts'
import { TryOut } from '#docs/try-out/try-out.tsx'
import { system } from '#web/theme/system.ts'
import type { TryOutProps } from './try-out-script.tsx'

/** TRY OUT with the theme that its controls are made of; the script runs once and leaves it to the page. */
function SiteTryOut({ source, operationId, context }: TryOutProps) {
  return (
    <ChakraProvider value={system}>
      <TryOut source={source} operation={{ id: operationId }} call={context} onNext={openTryOut} />
    </ChakraProvider>
  )
}

/** The reference opens TRY OUT of the operation that such an address names. */
function openTryOut(operationId: string): void {
  location.hash = hrefOf(`${operationId}/try-out`)
}

window.docsTryOut = SiteTryOut
