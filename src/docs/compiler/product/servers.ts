import type { Address, ServerVariable } from '#docs/model/address.ts'
import type { Server } from '#docs/model/product.ts'
import type { ServerObject } from '#domain/openapi.ts'
import { inlineCode } from '../content/markdown-source.ts'
import type { Preparation } from '../preparation.ts'

/** A server of the file for the introduction. */
export function buildServer(preparation: Preparation, server: ServerObject): Server {
  const variables = preparation.prose.htmlOrNull(describeVariables(server))
  return {
    ...addressOf(server),
    description: preparation.prose.htmlOrNull(server.description),
    ...(variables === null ? {} : { variables }),
  }
}

/** Only variables of the template are offered. */
export function addressOf(server: ServerObject): Address {
  const { url: template, variables = {} } = server
  const fields = Object.entries(variables).flatMap(([name, variable]): ServerVariable[] => {
    if (!template.includes(`{${name}}`)) return []
    const values = variable.enum?.map(String)
    return [{ name, value: String(variable.default), ...(values?.length && { values }) }]
  })
  return { url: filledUrl(server), ...(fields.length > 0 && { template, fields }) }
}

export const filledUrl = ({ url, variables = {} }: ServerObject): string =>
  url.replaceAll(/\{([^{}]+)\}/g, (place, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? place) : place,
  )

export const serverLabel = (server: ServerObject): string =>
  [server.description ?? '', describeVariables(server)].filter((text) => text !== '').join('\n\n')

function describeVariables({ url, variables = {} }: ServerObject): string {
  const list = Object.entries(variables).map(([name, variable]) => {
    const values = variable.enum ? ` One of ${variable.enum.map(inlineCode).join(', ')}.` : ''
    const description = variable.description === undefined ? '' : ` ${variable.description.trim()}`
    return `- ${inlineCode(`{${name}}`)}: ${inlineCode(variable.default)} unless you choose otherwise.${values}${description}`
  })
  return list.length > 0 ? [`Of the form ${inlineCode(url)}:`, '', ...list].join('\n') : ''
}
