import type { ProductSource } from './model.ts'
import type { Packs } from './packs.ts'

/** Prints the whole page: what is not loaded yet is loaded first. */
export async function printWhole(packs: Packs, source: ProductSource): Promise<void> {
  await packs.load(allPacks(source))
  window.print()
}

/** Whether every part of the page is loaded. */
export function isWhole(source: ProductSource): boolean {
  return allPacks(source).every((pack) => source.peek(pack) !== undefined)
}

/** Calls `onPrint` as printing begins and ends; the first call has to render before it returns. */
export function watchPrinting(packs: Packs, source: ProductSource, onPrint: (isPrinting: boolean) => void) {
  const { dataset } = document.documentElement
  let theme = dataset.theme
  const begin = () => {
    theme = dataset.theme
    // Paper is light.
    dataset.theme = 'light'
    onPrint(true)
  }
  const end = () => {
    if (theme) dataset.theme = theme
    onPrint(false)
  }
  // The browser's own shortcut does not wait for what is still to be loaded, so the page takes it over.
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
