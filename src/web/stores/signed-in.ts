import { useSyncExternalStore } from 'react'
import { useSession } from './session.ts'

const isLoggedIn = () => useSession.getState().isLoggedIn

/**
 * Whether the visitor is signed in. False while a public page is hydrated, as the build rendered it for everyone; React then
 * renders again with the session of this browser.
 */
export const useSignedIn = () => useSyncExternalStore(useSession.subscribe, isLoggedIn, () => false)
