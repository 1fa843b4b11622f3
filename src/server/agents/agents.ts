import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AgentRefusal, admitAgent } from '#server/agents/admission.ts'
import { AgentTools } from '#server/agents/agent-tools.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { describeError } from '#server/describe-error.ts'
import { AgentRefusals } from '#server/gateway/agent-refusals.ts'
import type { Caller } from '#server/gateway/callers.ts'
import { type EnvironmentGateway, readJson } from '#server/gateway/environment-gateway.ts'
import { type CountCall, readRawBodies } from '#server/gateway/gateway.ts'
import { retryAfter, toProblem } from '#server/plugins/refusals.ts'
import packageJson from '../../../package.json' with { type: 'json' }

const instructions = [
  'The tools call the sandbox of one project: no subscriber is charged and no message is sent to a real phone.',
  'One-time passwords arrive on the Handset page of the project: ask the person who works with you for the code.',
  'The call log of the project lists each call with the name of your token.',
].join(' ')

/**
 * The MCP server at /mcp: streamable HTTP without sessions, for agents with a token of a project. No CORS headers: a token
 * belongs in the settings of an agent, never in a page.
 */
export function registerAgents(
  app: FastifyInstance,
  dependencies: AppDependencies,
  sandbox: EnvironmentGateway,
  count: CountCall,
): void {
  const { config, database, now } = dependencies
  const tools = new AgentTools(dependencies, sandbox, count)
  const gate = { db: database.db, config, audit: new AgentRefusals(database.db) }

  app.register(async (scope) => {
    readRawBodies(scope)
    scope.setErrorHandler(answerError)
    for (const url of ['/mcp', '/mcp/live']) {
      scope.route({ method: 'POST', url, handler: (request, reply) => answer(request, reply, url !== '/mcp') })
      // No session, so there is no stream to open and nothing to end.
      scope.route({
        method: ['GET', 'DELETE'],
        url,
        exposeHeadRoute: false,
        handler: async (_request, reply) =>
          sendError(reply.header('allow', 'POST'), 405, ErrorCode.InvalidRequest, 'Send messages with POST.'),
      })
    }
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, toLive: boolean): Promise<FastifyReply> {
    const body = readJson(request.body)
    const moment = now()
    const admitted = await admitAgent(gate, request, moment, toLive)
    if ('refusal' in admitted) {
      await tools.logRefused(admitted.refusal, body, request, moment)
      return sendRefusal(reply, admitted.refusal)
    }
    if (body === undefined) return sendError(reply, 400, ErrorCode.ParseError, 'The body is not JSON in UTF-8.')
    const response = await respond(request, body, tools, admitted.caller)
    return reply
      .code(response.status)
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .serializer(String)
      .send(await response.text())
  }
}

/** A server per request: without sessions, nothing outlives it. */
async function respond(request: FastifyRequest, body: unknown, tools: AgentTools, caller: Caller): Promise<Response> {
  const info = { name: 'open-platform-sandbox', title: 'Open Platform sandbox', version: packageJson.version }
  const server = new Server(info, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await tools.list(caller, request) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    tools.call(params.name, params.arguments ?? {}, caller, request),
  )
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    // The transport reads headers only. The address is never called.
    const sent = new Request('http://portal.invalid/mcp', { method: 'POST', headers })
    return await transport.handleRequest(sent, { parsedBody: body })
  } finally {
    await server.close()
  }
}

function sendRefusal(reply: FastifyReply, { id, status, message }: AgentRefusal): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="Open Platform"')
  return sendError(reply, status, ErrorCode.InvalidRequest, message, { refusal: id })
}

/** An answer to the whole request, which is about no message of it. */
function sendError(reply: FastifyReply, status: number, code: number, message: string, data?: object): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ jsonrpc: '2.0', id: null, error: { code, message, ...(data && { data }) } })
}

async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, message, code, retryAfterSeconds } = toProblem(error)
  if (status >= 500) request.log.error({ error: describeError(error) }, 'the MCP server failed')
  if (retryAfterSeconds !== undefined) reply.headers(retryAfter(retryAfterSeconds))
  const rpcCode = status >= 500 ? ErrorCode.InternalError : ErrorCode.InvalidRequest
  return sendError(reply, status, rpcCode, message, { refusal: code })
}
