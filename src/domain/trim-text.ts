/**
 * The text as the contract's `x-trim` means it: without blanks at its ends. A text of blanks alone stays, so that the
 * limits of the field apply to it.
 */
export const trimText = (text: string): string => text.trim() || text
