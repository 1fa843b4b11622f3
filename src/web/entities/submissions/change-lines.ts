import type { ApplicationChange } from '#domain/application-changes.ts'
import { formatNumber } from '#domain/money.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { valueText } from '#web/entities/project/value-text.ts'

export interface ChangeLine {
  label: 'Before' | 'After' | 'Added' | 'Removed'
  /** Empty for a field without a value. */
  texts: string[]
}

/** What a changed field shows: its values before and after, or the entries that came and went. */
export function linesOf(change: ApplicationChange, providers: readonly Provider[]): ChangeLine[] {
  const textOf = (value: string) => valueText(providers, change.pointer, value)
  switch (change.kind) {
    case 'value':
      return beforeAndAfter(change.before && textOf(change.before), change.after && textOf(change.after))
    case 'document':
      return beforeAndAfter(change.before && fileText(change.before), change.after && fileText(change.after))
    case 'list':
      return addedAndRemoved(change.added.map(textOf), change.removed.map(textOf))
    case 'product-codes':
      return addedAndRemoved(change.added.map(codeText), change.removed.map(codeText))
  }
}

function beforeAndAfter(before: string | null, after: string | null): ChangeLine[] {
  const textsOf = (text: string | null) => (text === null ? [] : [text])
  return [
    { label: 'Before', texts: textsOf(before) },
    { label: 'After', texts: textsOf(after) },
  ]
}

function addedAndRemoved(added: string[], removed: string[]): ChangeLine[] {
  const lines: ChangeLine[] = [
    { label: 'Removed', texts: removed },
    { label: 'Added', texts: added },
  ]
  return lines.filter(({ texts }) => texts.length > 0)
}

type Documented = Extract<ApplicationChange, { kind: 'document' }>
const fileText = ({ name, size, sha256 }: NonNullable<Documented['before']>) =>
  `${name}, ${formatNumber(size)} bytes, SHA-256 ${sha256}`

type Coded = Extract<ApplicationChange, { kind: 'product-codes' }>
const codeText = ({ provider, code, description, price, currency }: Coded['added'][number]) =>
  [`${provider} ${code}`, description, price && [price, currency].filter(Boolean).join(' ')].filter(Boolean).join(', ')
