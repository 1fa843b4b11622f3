/** The decoded text; undefined for an escape that is not valid. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The decoded text. With a percent sign that encodes nothing, the text as it is. */
export const decodedOrSame = (text: string): string => decodePercent(text) ?? text
