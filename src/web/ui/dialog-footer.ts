import { type ComponentType, createContext, type ReactNode } from 'react'

/**
 * The footer for the buttons of a form that stands in a dialog; null outside, and in a full-screen dialog, which is laid
 * out as a page. By context, because pages with forms must not load Chakra's Dialog.
 */
export const DialogFooterContext = createContext<ComponentType<{ children: ReactNode }> | null>(null)
