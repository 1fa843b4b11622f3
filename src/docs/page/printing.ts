import type { ProductSource } from '#docs/model/product.ts'
import type { Packs } from './packs.ts'

/** Prints the whole page after loading its missing parts. */
export async function printWhole(packs: Packs, source: ProductSource): Promise<void> {
  await packs.load(allPacks(source))
  window.print()
}

/** Whether every part of the page is loaded. */
export function isWhole(source: ProductSource): boolean {
  return allPacks(source).every((pack) => source.peek(pack) !== undefined)
}

/** Calls `onPrint` when printing begins and ends; the first call must render synchronously. */
export function watchPrinting(packs: Packs, source: ProductSource, onPrint: (isPrinting: boolean) => void) {
  const { dataset } = document.documentElement
  let theme = dataset.theme
  const begin = () => {
    theme = dataset.theme
    // Prints in the light theme.
    dataset.theme = 'light'
    onPrint(true)
  }
  const end = () => {
    if (theme) dataset.theme = theme
    onPrint(false)
  }
  // Replaces the browser's shortcut, which does not wait for missing parts.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || isWhole(source)) return
    event.preventDefault()
    void printWhole(packs, source)
  }
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('keydown', onKeyDown)
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

function allPacks({ product }: ProductSource): number[] {
  return Array.from({ length: product.packCount }, (_, pack) => pack)
}
