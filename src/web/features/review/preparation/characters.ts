/** As the contract counts them: an emoji is one character, however many halves it has. */
export function charactersOf(text: string): number {
  return [...text].length
}
