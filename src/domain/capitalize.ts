/** Writes the first letter as a capital, for a word or phrase that begins a sentence or a name. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
