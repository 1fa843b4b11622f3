import { isStaffRole, type StaffRole } from '#domain/roles.ts'
import { ConfigError } from '#server/config-error.ts'

/** The identity provider of the staff. */
export interface SingleSignOn {
  issuer: string
  clientId: string
  clientSecret: string
  /** Name of the claim that holds a person's groups, or a path to it with dots. */
  roleClaim: string
  /** Values of the claim and their roles. The first one that a person has counts. */
  roles: [value: string, role: StaffRole][]
}

export interface StaffSignIn {
  /** Undefined where staff have passwords only. */
  singleSignOn: SingleSignOn | undefined
  staffPasswords: boolean
}

type Read = (name: string) => string | undefined

const oidcVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLE_CLAIM', 'OIDC_ROLES']

export function readStaffSignIn(read: Read): StaffSignIn {
  const singleSignOn = readSingleSignOn(read)
  const staffPasswords = readStaffPasswords(read('STAFF_PASSWORDS'))
  if (staffPasswords || singleSignOn) return { singleSignOn, staffPasswords }
  throw new ConfigError('STAFF_PASSWORDS', 'off leaves staff no way to sign in: set OIDC_ISSUER too, or on')
}

function readStaffPasswords(text = 'on'): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError('STAFF_PASSWORDS', `'${text}' is neither on nor off: set one of them`)
}

function readSingleSignOn(read: Read): SingleSignOn | undefined {
  if (!oidcVariables.some(read)) return undefined
  const required = (name: string, meaning: string) => {
    const text = read(name)
    if (text) return text
    throw new ConfigError(name, `required for single sign-on: set ${meaning}, or leave out every OIDC variable`)
  }
  return {
    issuer: readIssuer(required('OIDC_ISSUER', 'the address of your identity provider')),
    clientId: required('OIDC_CLIENT_ID', 'the id that your identity provider gave to the portal'),
    clientSecret: required('OIDC_CLIENT_SECRET', 'the secret that your identity provider gave to the portal'),
    roleClaim: read('OIDC_ROLE_CLAIM') ?? 'roles',
    roles: readRoles(required('OIDC_ROLES', 'a table like portal-business=BUSINESS_ADMIN')),
  }
}

/** Tokens and the client secret are sent there, so it needs TLS on every other machine. */
function readIssuer(text: string): string {
  const url = URL.parse(text)
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  if (url && (url.protocol === 'https:' || isLocal) && !url.search && !url.hash && !url.username) return text
  throw new ConfigError(
    'OIDC_ISSUER',
    'not a usable address: set the https:// address of your provider, without a query',
  )
}

function readRoles(text: string): SingleSignOn['roles'] {
  const roles = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readRole)
  const values = roles.map(([value]) => value)
  const twice = values.find((value, at) => values.indexOf(value) !== at)
  if (twice !== undefined) throw new ConfigError('OIDC_ROLES', `'${twice}' is listed twice: leave out one of them`)
  return roles
}

function readRole(part: string): [string, StaffRole] {
  const at = part.lastIndexOf('=')
  const [value, role] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  if (at > 0 && value && isStaffRole(role)) return [value, role]
  throw new ConfigError(
    'OIDC_ROLES',
    `'${part}' is no entry: set VALUE=ROLE with BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED`,
  )
}
