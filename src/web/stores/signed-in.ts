import { useSyncExternalStore } from 'react'
import { useSession } from './session.ts'

const isLoggedIn = () => useSession.getState().isLoggedIn

/**
 * Whether the user is signed in. False during hydration, as prerendered; then React renders again with the browser's
 * session.
 */
export const useSignedIn = () => useSyncExternalStore(useSession.subscribe, isLoggedIn, () => false)
