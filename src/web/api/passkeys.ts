// The browser's own dialogs for passkeys. It reads and writes the JSON of Web Authentication itself.
import type { PasskeyCreation } from '#generated/portal/model/passkeyCreation.ts'
import type { PasskeyRequest } from '#generated/portal/model/passkeyRequest.ts'

/** The person closed the dialog, or the browser cannot use passkeys here. */
export class PasskeyFailure extends Error {}

const unsupported =
  'This browser cannot use passkeys at this address. Please use another browser, or another sign-in method.'
const notUsed = 'The passkey was not used. Please try again, or use another way.'
const registered = 'This device already has a passkey for your account.'

/** Makes a passkey; the answer goes to the server with a name. */
export async function makePasskey(options: PasskeyCreation) {
  const credential = await ask(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )
  const { id, response } = credential.toJSON()
  if (!('attestationObject' in response)) throw new PasskeyFailure(notUsed)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Signs the challenge of a sign-in. */
export async function signWithPasskey(options: PasskeyRequest) {
  const credential = await ask(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )
  const { id, response } = credential.toJSON()
  if (!('signature' in response)) throw new PasskeyFailure(notUsed)
  const { clientDataJSON, authenticatorData, signature } = response
  return { way: 'PASSKEY' as const, id, clientDataJSON, authenticatorData, signature }
}

async function ask(open: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!('PublicKeyCredential' in window) || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
    throw new PasskeyFailure(unsupported)
  }
  try {
    const credential = await open()
    if (credential instanceof PublicKeyCredential) return credential
  } catch (error) {
    throw new PasskeyFailure(reasonOf(error))
  }
  throw new PasskeyFailure(notUsed)
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return registered
  // An address like http://127.0.0.1 is not the site that the server names.
  return name === 'SecurityError' || name === 'NotSupportedError' ? unsupported : notUsed
}
