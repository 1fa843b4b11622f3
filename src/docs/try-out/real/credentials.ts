import type { Access, Credential } from '#docs/model/access.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'

/** What a reader types for a real call, by the key of its field. In the memory of the page only. */
export type TypedCredentials = Readonly<Record<string, string>>

/** A text field of a credential. */
interface CredentialField {
  key: string
  label: string
  /** Whether the text is hidden while it is typed. */
  isSecret: boolean
}

interface CallCredential extends Pick<Credential, 'in' | 'name'> {
  /** 'Bearer' or another word before the value; 'Basic' has a user and a password. */
  word: string
}

/** The credentials of a call: those of every call, and those of one alternative of the operation. */
function credentialsOf(product: Product, access: Access | undefined): CallCredential[] {
  const usual = product.requestHeaders.filter(
    ({ name, scheme }) => scheme !== undefined && !access?.without.includes(name),
  )
  const all = [
    ...usual.map(({ name, example }) => ({ in: 'header' as const, name, value: example })),
    ...(access?.credentials ?? []),
  ]
  return all.map(({ in: place, name, value }) => ({ in: place, name, word: wordBefore(name, value) }))
}

const wordBefore = (name: string, example: string) =>
  name.toLowerCase() === 'authorization' ? (/^([\w-]+) /.exec(example)?.[1] ?? '') : ''

const isBasic = ({ word }: CallCredential) => word.toLowerCase() === 'basic'
const keyOf = ({ in: place, name }: CallCredential, part = '') => `${place}:${name}${part}`

export function credentialFields(product: Product, access: Access | undefined): CredentialField[] {
  return credentialsOf(product, access).flatMap((credential) => {
    const { in: place, name, word } = credential
    if (isBasic(credential))
      return [
        { key: keyOf(credential, ':user'), label: 'User name', isSecret: false },
        { key: keyOf(credential, ':password'), label: 'Password', isSecret: true },
      ]
    const what = word ? `${word} token` : `${name}, in ${place === 'query' ? 'the query' : `a ${place}`}`
    return [{ key: keyOf(credential), label: what, isSecret: true }]
  })
}

/** The typed text as it is sent; undefined when nothing was typed, so that no placeholder is sent. */
function sentValue(credential: CallCredential, typed: TypedCredentials): string | undefined {
  if (isBasic(credential)) {
    const user = typed[keyOf(credential, ':user')] ?? ''
    const password = typed[keyOf(credential, ':password')] ?? ''
    return user || password ? `${credential.word} ${base64(`${user}:${password}`)}` : undefined
  }
  const text = typed[keyOf(credential)]?.trim()
  if (!text) return undefined
  const hasWord = text.toLowerCase().startsWith(`${credential.word.toLowerCase()} `)
  return credential.word && !hasWord ? `${credential.word} ${text}` : text
}

/** User names and passwords are in UTF-8 (RFC 7617). */
const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

interface Credentials {
  access: Access | undefined
  typed: TypedCredentials
}

/** The operation and its context with the typed credentials instead of placeholders; for a history they are masked. */
export function withCredentials(
  product: Product,
  { operation, call }: { operation: TryOutOperation; call: CallContext },
  { access, typed }: Credentials,
  isMasked = false,
): { operation: TryOutOperation; call: CallContext } {
  const credentials = credentialsOf(product, access).flatMap((credential): Credential[] => {
    const value = sentValue(credential, typed)
    const masked = credential.word ? `${credential.word} ***` : '***'
    return value === undefined ? [] : [{ in: credential.in, name: credential.name, value: isMasked ? masked : value }]
  })
  const placeholders = product.requestHeaders.filter(({ scheme }) => scheme !== undefined).map(({ name }) => name)
  const headers = Object.entries(call.headers).filter(([name]) => !placeholders.includes(name))
  const filled = { schemes: access?.schemes ?? [], without: placeholders, credentials }
  return { operation: { ...operation, access: [filled] }, call: { ...call, headers: Object.fromEntries(headers) } }
}
