import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

// An authenticator without hardware: it makes passkeys and signs with them, as Web Authentication says. And a second
// implementation of RFC 6238, so that the server's is not compared with itself.

interface Challenge {
  challenge: string
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A byte string of CBOR, of at most 65 535 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])

/** The public key as a COSE map: EC2, ES256, P-256, x, y. */
function cosePublicKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]),
    coordinate(0x21, String(x)),
    coordinate(0x22, String(y)),
  ])
}

export function newAuthenticator(origin: string, rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const authenticatorData = (flags: number, signCount: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(signCount, 1)
    return Buffer.concat([sha256(rpId), head, more])
  }
  return {
    id: base64url(id),
    /** The answer of `navigator.credentials.create`. */
    create({ challenge }: Challenge, from = origin) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cosePublicKey(publicKey)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt\x64none\x67attStmt', 'latin1'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        cborBytes(authenticatorData(0x45, 0, credential)),
      ])
      return {
        id: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
    },
    /** The answer of `navigator.credentials.get`. */
    sign({ challenge }: Challenge, signCount: number, from = origin) {
      const data = authenticatorData(0x05, signCount)
      const client = clientData('webauthn.get', challenge, from)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        way: 'PASSKEY' as const,
        id: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
    },
  }
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows. `steps` moves it by periods of 30 seconds. */
export function appCode(secret: string, now: Date, steps = 0): string {
  const bits = Array.from(secret, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return ((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).toString().padStart(6, '0')
}
