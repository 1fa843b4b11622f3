/** Content-Disposition of a download (RFC 6266): an ASCII name for old clients, and the full name. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_')
  if (plain === fileName) return `attachment; filename="${plain}"`
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(fileName)}`
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
