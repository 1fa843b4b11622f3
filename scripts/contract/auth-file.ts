import { statSync } from 'node:fs'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { PlacedOperation } from '../generate/openapi.ts'
import { headerOf, schemeOf } from '../mock/credentials.ts'
import { Ending } from './ending.ts'
import { type Fields, fieldsIn, readFields } from './read-file.ts'

type Values = Record<string, string>

/** Credentials by the names of the specification's security schemes. */
export interface Auth {
  schemes: Values
  /** The credentials of an account of that role. */
  roles: Record<string, Values>
}

export const noAuth: Auth = { schemes: {}, roles: {} }

/** Reads the file of --auth. A value that begins with $ is the name of an environment variable. */
export function readAuthFile(file: string): Auth {
  const fields = readFields(file, ['schemes', 'roles'])
  // Windows has no such permissions.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new Ending('usage', `${file} can be read by other users. Run: chmod 600 ${file}`)
  const roles = fieldsIn(file, fields, 'roles')
  return {
    schemes: valuesIn(file, fieldsIn(file, fields, 'schemes')),
    roles: Object.fromEntries(
      Object.keys(roles).map((role) => [role, valuesIn(`${file}: ${role}`, fieldsIn(file, roles, role))]),
    ),
  }
}

function valuesIn(place: string, fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string') throw new Ending('usage', `${place}: the value of ${name} has to be a text.`)
      return [name, secretOf(place, value)]
    }),
  )
}

function secretOf(place: string, value: string): string {
  if (!value.startsWith('$')) return value
  const found = process.env[value.slice(1)]
  if (!found) throw new Ending('usage', `${place}: the environment variable ${value.slice(1)} is not set.`)
  return found
}

/** Every secret of the file, to keep it out of reports. */
export const secretsOf = ({ schemes, roles }: Auth): string[] =>
  [schemes, ...Object.values(roles)].flatMap((values) => Object.values(values)).filter((value) => value.length > 3)

/** The names of the schemes that an operation requires together, and the roles that it allows. */
export function requirementOf(
  document: OpenApiDocument,
  operation: PlacedOperation,
): { needs: string[]; roles: string[] } {
  const alternatives = operation.security ?? document.security ?? []
  const [first = {}] = alternatives.some((each) => Object.keys(each).length === 0) ? [] : alternatives
  return { needs: Object.keys(first), roles: [...new Set(Object.values(first).flat())] }
}

export interface Access {
  /** Missing when the file has no value for one of the schemes. */
  values?: Values
  /** Whether the file says that the values belong to a role that may call the operation. */
  isAllowedRole: boolean
}

/** The credentials for an operation: those of one of its roles, or the file's `schemes`. */
export function accessTo({ schemes, roles }: Auth, needs: string[], allowed: string[]): Access {
  const named = Object.keys(roles).find((role) => allowed.length === 0 || allowed.includes(role))
  const hasAll = (values: Values) => needs.every((name) => name in values)
  const ofRole = named === undefined ? undefined : roles[named]
  if (ofRole && hasAll(ofRole)) return { values: ofRole, isAllowedRole: true }
  if (hasAll(schemes)) return { values: schemes, isAllowedRole: allowed.length === 0 }
  return { isAllowedRole: false }
}

/** The headers that carry the values of these schemes. */
export function headersFor(document: OpenApiDocument, needs: string[], values: Values): Values {
  const headers = needs.map((name) => headerOf(schemeOf(document, name), values[name] ?? ''))
  return Object.fromEntries(headers.filter((header) => header !== undefined))
}
