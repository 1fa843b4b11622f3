import { type ComponentType, createContext, type ReactNode } from 'react'

/**
 * The footer for the buttons of a form in a dialog. Null on a page and in a full-screen dialog, which is laid out like a page.
 * A context, so that pages with forms do not load Chakra's Dialog.
 */
export const DialogFooterContext = createContext<ComponentType<{ children: ReactNode }> | null>(null)
