import type { Response } from '#docs/page/model.ts'
import { code, link } from '../content/markdown-source.ts'
import { type LinkObject, type ResponseObject, resolve } from '../document.ts'
import type { Preparation } from '../preparation.ts'
import { showValue } from '../schema/values.ts'

/** Which operations may follow a response, and what of it goes where. */
export function buildLinks(preparation: Preparation, response: ResponseObject): Response['links'] {
  return Object.entries(response.links ?? {}).map(([name, reference]) => ({
    name,
    description: preparation.prose.html(linkWords(preparation, resolve(preparation.document, reference))),
  }))
}

function linkWords({ links }: Preparation, { description, operationId, operationRef, ...rest }: LinkObject): string {
  const target = operationId ?? operationRef ?? ''
  const anchor = links.get(target)
  const called = anchor === undefined ? code(target) : link(operationId ?? anchor, `#${anchor}`)
  const values = Object.entries(rest.parameters ?? {}).map(
    ([parameter, value]) => `${code(parameter)} is ${code(showValue(value))}`,
  )
  const sentences = [
    description ?? '',
    `Calls ${called}${values.length > 0 ? `, where ${values.join(', ')}` : ''}.`,
    rest.requestBody === undefined ? '' : `Its body is ${code(showValue(rest.requestBody))}.`,
    rest.server
      ? `At ${code(rest.server.url)}${rest.server.description === undefined ? '' : `: ${rest.server.description}`}`
      : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join('\n\n')
}
