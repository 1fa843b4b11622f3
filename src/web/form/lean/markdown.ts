import type { ReactNode } from 'react'

/** Stands in the build for markdown-to-jsx, 26 kB that rjsf wants for help texts. Ours are plain sentences. */
export const Markdown = ({ children }: { children?: ReactNode }) => children
