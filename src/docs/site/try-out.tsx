import { browserCalls } from '#docs/try-out/real/browser-calls.ts'
import { TryOut } from '#docs/try-out/try-out.tsx'
import type { SiteTryOutProps } from './try-out-script.tsx'

/** The build names the origins in the tag of the page's script, where it allows real calls. */
const { realCalls } = document.querySelector<HTMLScriptElement>('script[data-real-calls]')?.dataset ?? {}
const calls = realCalls === undefined ? undefined : browserCalls(realCalls.split(' ').filter(Boolean), location.origin)

/** TRY OUT, stored in a global by the script. */
const SiteTryOut = (props: SiteTryOutProps) => <TryOut {...props} realCalls={calls} />

window.docsTryOut = SiteTryOut
