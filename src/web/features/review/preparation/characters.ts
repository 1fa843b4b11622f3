/** Counts code points, as the contract does: an emoji is one character. */
export function charactersOf(text: string): number {
  return [...text].length
}
