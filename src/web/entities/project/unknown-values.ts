import { type Environment, environments } from '#domain/environments.ts'
import type { Provider } from '#generated/portal/model/provider.ts'

// A newer server may name an environment or an operator that this page does not know. Each is logged once and is no error.

const logged = new Set<string>()

function logOnce(message: string): void {
  if (logged.has(message)) return
  logged.add(message)
  console.warn(message)
}

/** The operator of the reference list; undefined for an unknown code, which the page shows as it is. */
export function findOperator(providers: readonly Provider[], code: string): Provider | undefined {
  const found = providers.find((each) => each.code === code)
  if (!found) logOnce(`Unknown operator '${code}'`)
  return found
}

/** Whether the page can show this environment; its keys are left out otherwise. */
export function isKnownEnvironment(name: string): name is Environment {
  const known = Object.hasOwn(environments, name)
  if (!known) logOnce(`Unknown environment '${name}'`)
  return known
}
