import type { ReactNode } from 'react'

// For markdown-to-jsx, 26 kB, with which rjsf renders help texts. Ours are plain sentences.
export const Markdown = ({ children }: { children?: ReactNode }) => children
