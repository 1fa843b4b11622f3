/** '820 bytes', '12 kB', '4.9 MB': in the unit of the limit. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_048_576).toFixed(1)} MB`
}
