import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type PortalServer, prepare } from './portal-server.ts'

export async function captchaToken(portal: PortalServer): Promise<string> {
  const challenge = await prepare(portal, 'getCaptchaChallenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
