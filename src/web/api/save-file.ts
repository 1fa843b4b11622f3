/** Hands a file to the person's downloads. A link could not carry the session along, so files are fetched first. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
