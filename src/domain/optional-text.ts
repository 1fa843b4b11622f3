/** Blanks around a text mean nothing, and nothing but blanks is no text. */
export function optionalText(text: string | null | undefined): string | null {
  return text?.trim() || null
}
