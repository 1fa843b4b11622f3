// The sign-in machine, connected to the calls and to local storage.
import { checkNetwork, lookUpRole, requestMfaCode, sendPassword } from '#web/api/identity.ts'
import { clearTokens, storeTokens } from '#web/api/tokens.ts'
import { skipsMfa } from '#web/stores/debug.ts'
import type { SignInPorts } from './sign-in-machine.ts'

export const signInPorts: SignInPorts = {
  signIn: sendPassword,
  getRole: lookUpRole,
  checkNetwork,
  requestCode: async () => void (await requestMfaCode()),
  keepTokens: storeTokens,
  forgetTokens: clearTokens,
  skipsMfa,
  warn: (message) => console.warn(message),
}
