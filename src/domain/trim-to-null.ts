/** Trims a text; a blank one is null. */
export function trimToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}
