/**
 * The one-time code in a text. People paste '123 456', or the whole sentence of the mail; typed text stays as it is
 * without its blanks, so that the form can say what is wrong with it.
 */
export function readCode(text: string): string {
  const [, first = '', second = ''] = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text) ?? []
  return first ? first + second : text.replace(/\s/g, '')
}
