import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { findOperator } from './unknown-values.ts'

/** 'Singtel'; the code of an operator that the page does not know. */
export const operatorName = (providers: readonly Provider[], code: string): string =>
  findOperator(providers, code)?.name ?? code

/** 'Singtel (STM)': the name that partners know, and the code that staff and the API use. */
export function staffOperatorName(providers: readonly Provider[], code: string): string {
  const name = operatorName(providers, code)
  return name === code ? code : `${name} (${code})`
}

/** 'Singtel (STM) in Singapore'. */
export function operatorAndCountry(providers: readonly Provider[], code: string): string {
  const country = findOperator(providers, code)?.country
  const name = staffOperatorName(providers, code)
  return country ? `${name} in ${country}` : name
}

export function StaffOperatorName({ code }: { code: string }) {
  const { data: configs } = useGetConfigsSuspense()
  return staffOperatorName(configs.PROVIDER, code)
}
