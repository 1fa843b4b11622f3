import type { Profile } from '#simulator/contract/contract.ts'

const ordinary = '4567'

/** For an email address, the last digits of the local part. */
const split = (identifier: string): [local: string, rest: string] => {
  const at = identifier.lastIndexOf('@')
  return at < 0 ? [identifier, ''] : [identifier.slice(0, at), identifier.slice(at)]
}

export function profileIn(profiles: Profile[], identifier: string): Profile | undefined {
  const [local] = split(identifier)
  return profiles.find(({ suffix }) => local.endsWith(suffix))
}

/** The number or address with other last digits. An empty suffix gives an ordinary subscriber. */
export function withSuffix(identifier: string, suffix: string): string {
  const [local, rest] = split(identifier)
  const withoutDigits = /\d{4}$/.test(local) ? local.slice(0, -4) : local
  return `${withoutDigits}${suffix || ordinary}${rest}`
}
