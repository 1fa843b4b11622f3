import { fieldOf } from '#domain/requested-fields.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { localeName } from './locale-name.ts'
import { operatorAndCountry } from './operator-names.tsx'

/** A value of an application as its review shows it: 'Thai (Thailand)' for 'th-TH'. `value` may list several operators. */
export function valueText(providers: readonly Provider[], pointer: string, value: string): string {
  switch (fieldOf(pointer)) {
    case '/project/locale':
      return localeName(value)
    case '/project/providers':
      return value
        .split(', ')
        .map((code) => operatorAndCountry(providers, code))
        .join(', ')
    default:
      return value
  }
}
