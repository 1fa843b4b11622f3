/**
 * The text as the contract's `x-trim` means it: without blanks at its ends. Blanks alone stay, so that the limits and
 * their messages speak.
 */
export const trimText = (text: string): string => text.trim() || text
