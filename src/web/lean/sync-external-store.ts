import { useSyncExternalStore as hook } from 'react'

// For use-sync-external-store/shim, which gives older Reacts a hook that ours has.
export const useSyncExternalStore = hook
