import type { FastifyRequest } from 'fastify'
import { concreteType } from '#docs/model/call-values.ts'
import { isObject } from '#domain/is-object.ts'
import type { OperationTool } from '#server/agents/operation-tools.ts'
import type { WireAnswer } from '#server/gateway/answers.ts'
import type { CallRequest, OpenCall } from '#server/gateway/call-row.ts'
import type { Caller } from '#server/gateway/callers.ts'
import type { EnvironmentGateway } from '#server/gateway/environment-gateway.ts'
import { parameterPattern } from '#server/gateway/gateway-path.ts'

/** The HTTP request that carries an agent's message. */
export type AgentRequest = Pick<FastifyRequest, 'id' | 'ip' | 'headers' | 'log'>

export interface SandboxCall {
  call: OpenCall
  answer: WireAnswer
}

/** Makes the call of a tool at the sandbox, by the way of a call with a key. `refusal` refuses it, which the log records. */
export async function callSandbox(
  sandbox: EnvironmentGateway,
  tool: OperationTool,
  values: Record<string, unknown>,
  caller: Caller,
  request: AgentRequest,
  refusal?: Error,
): Promise<SandboxCall> {
  const call = sandbox.open(tool.route)
  const sent = requestOf(tool, values, request)
  try {
    if (refusal) {
      call.caller = caller
      throw refusal
    }
    await sandbox.authorizeAgentCall(call, caller, request.ip)
    return { call, answer: await sandbox.answer(call, sent) }
  } catch (error) {
    return { call, answer: await sandbox.refuse(error, call, sent) }
  }
}

/** The mistake in the arguments, before they can be a request; undefined without one. */
export function findArgumentProblem(tool: OperationTool, values: Record<string, unknown>): string | undefined {
  const known = [...tool.parameters.map(({ name }) => name), ...(tool.bodyType === undefined ? [] : ['body'])]
  const unknown = Object.keys(values).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return `There is no argument '${unknown}'. The arguments are: ${known.join(', ') || 'none'}.`
  }
  const missing = tool.parameters.find(({ name, in: where }) => where === 'path' && argumentText(values[name]) === '')
  if (missing) return `The argument '${missing.name}' is missing.`
  return undefined
}

export function requestOf(tool: OperationTool, values: Record<string, unknown>, request: AgentRequest): CallRequest {
  const { route, parameters, bodyType } = tool
  const given = (where: string) =>
    parameters.flatMap(({ name, in: place }): [string, string][] =>
      place === where && values[name] !== undefined ? [[name, argumentText(values[name])]] : [],
    )
  const params = Object.fromEntries(given('path'))
  const path = route.path.replace(parameterPattern, (_whole, name) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(given('query')).toString()
  const hasBody = bodyType !== undefined && values.body !== undefined
  const body = hasBody ? Buffer.from(JSON.stringify(values.body)) : undefined
  const { authorization, 'user-agent': userAgent } = request.headers
  return {
    id: request.id,
    ip: request.ip,
    log: request.log,
    method: route.method,
    url: `/sandbox${path}${query && `?${query}`}`,
    headers: {
      ...Object.fromEntries(given('header').map(([name, value]) => [name.toLowerCase(), value])),
      ...(hasBody && { 'content-type': concreteType(bodyType) }),
      ...(authorization !== undefined && { authorization }),
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
    },
    params,
    body,
  }
}

/** Text with half a surrogate pair cannot stand in an address. */
function argumentText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return (isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value)).toWellFormed()
}
