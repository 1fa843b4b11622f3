import { useSyncExternalStore } from 'react'
import { useSession } from './session.ts'

const isLoggedIn = () => useSession.getState().isLoggedIn

/**
 * Whether somebody is signed in, for pages that were rendered before anybody asked for them: nobody is while such a page
 * is taken over by the browser, and the truth follows at once.
 */
export const useSignedIn = () => useSyncExternalStore(useSession.subscribe, isLoggedIn, () => false)
