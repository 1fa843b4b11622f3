/** Whether decodeURIComponent takes the text. The result is used, because the bundler deletes the call otherwise. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).length >= 0
  } catch {
    return false
  }
}
