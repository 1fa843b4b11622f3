import { hrefOf } from '#docs/page/anchors.ts'
import { TryOut } from '#docs/try-out/try-out.tsx'
import type { TryOutProps } from './try-out-script.tsx'

/** TRY OUT, stored in a global by the script. */
function SiteTryOut({ source, operationId, context }: TryOutProps) {
  return <TryOut source={source} operation={{ id: operationId }} call={context} onNext={openTryOut} />
}

/** The URL that opens TRY OUT of an operation. */
function openTryOut(operationId: string): void {
  location.hash = hrefOf(`${operationId}/try-out`)
}

window.docsTryOut = SiteTryOut
