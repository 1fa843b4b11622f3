/** The first characters of a text. A surrogate pair at the end is kept whole or left out: half of it cannot be stored. */
export function cutText(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text
}
