import { rewriteZip } from '#domain/stored-zip.ts'
import { saveFile } from './save-file.ts'

/** Downloads a file with the reader's values in the place of its placeholders. */
export async function saveFilled(
  address: string,
  name: string,
  values: readonly (readonly [placeholder: string, value: string])[],
): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const archive = new Uint8Array(await response.arrayBuffer())
  const fill = (text: string) => fillPlaceholders(text, values, name.endsWith('.json'))
  const content = name.endsWith('.zip') ? rewriteZip(archive, fill) : fill(new TextDecoder().decode(archive))
  saveFile(new Blob([content]), name)
}

/** In JSON a value is escaped. A placeholder may be the beginning of a longer one. */
export function fillPlaceholders(
  text: string,
  values: readonly (readonly [placeholder: string, value: string])[],
  isJson: boolean,
): string {
  return values.reduce((filled, [placeholder, value]) => {
    const written = isJson ? JSON.stringify(value).slice(1, -1) : value
    return filled.replaceAll(new RegExp(`${placeholder}(?!\\w)`, 'g'), () => written)
  }, text)
}
