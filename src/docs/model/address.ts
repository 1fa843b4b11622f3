/** Where calls go. */
export interface Address {
  /** With the default values of its variables. */
  url: string
  /** With the variables in braces, where it has some. */
  template?: string
  fields?: ServerVariable[]
}

/** A part of an address that readers set. */
export interface ServerVariable {
  name: string
  /** The default. */
  value: string
  /** The only values. */
  values?: string[]
}

/** The reader's values of server variables, by name. */
export type VariableValues = Record<string, string>

/** Addresses of chosen servers, with the variables in braces: at most one of each list of servers. */
export type ChosenServers = readonly string[]

export const templateOf = ({ url, template = url }: Address): string => template

/** The first one, unless the reader chose another. */
export const serverAmong = <T extends Address>(servers: readonly T[], chosen: ChosenServers = []): T | undefined =>
  servers.find((server) => chosen.includes(templateOf(server))) ?? servers[0]

/** The address with the reader's values. Without a slash at the end. */
export const addressWith = ({ url, template = url, fields = [] }: Address, chosen: VariableValues = {}): string =>
  callableUrl(
    fields.reduce((text, field) => text.replaceAll(`{${field.name}}`, () => variableValue(field, chosen)), template),
  )

/** Stored values may be those of an earlier version of the file. */
export function variableValue({ name, value, values }: ServerVariable, chosen: VariableValues): string {
  const own = Object.hasOwn(chosen, name) ? chosen[name]?.trim() : undefined
  return !own || (values && !values.includes(own)) ? value : encodeURI(own.toWellFormed())
}

/** The URL of a call. Some files tell calls of one path apart by a fragment, which is not sent. */
export function callUrl(server: string, path: string, query: string): string {
  const url = server + path.replace(/#.*$/s, '')
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
}

const placeOfFile = 'https://api.example.com'

/**
 * Without a slash at the end. A server without a host is meant relative to the place of the file (OpenAPI 3.1, 4.8.5), which a
 * sample does not know: it names a host to replace. Readers' values can make it no URL.
 */
function callableUrl(server: string): string {
  const needsHost = !/^([a-z][a-z\d+.-]*:|\{)/i.test(server) && URL.canParse(server, placeOfFile)
  return (needsHost ? new URL(server, placeOfFile).href : server).replace(/\/$/, '')
}
