import type { FastifyRequest } from 'fastify'
import { GatewayRefusal } from './refusals.ts'

const strictly = new TextDecoder('utf-8', { fatal: true })

/** The parsed body; undefined where there is none or it is no JSON in UTF-8, which the first check answers. */
export function readJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    return JSON.parse(strictly.decode(body))
  } catch {
    return undefined
  }
}

/** Before the body is read: what it would hold does not matter when it is something else than JSON. */
export function refuseOtherTypes({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return
  const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '')
  if (!isJson) throw new GatewayRefusal('body-not-json')
}
