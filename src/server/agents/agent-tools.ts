import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { isObject } from '#domain/is-object.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { AgentRefusal } from '#server/agents/admission.ts'
import { Documentation } from '#server/agents/documentation.ts'
import { type DocumentationTool, documentationTools, failure } from '#server/agents/documentation-tools.ts'
import { type OperationTool, operationTools, type ToolDescription } from '#server/agents/operation-tools.ts'
import { callSandbox, findArgumentProblem, type SandboxCall } from '#server/agents/sandbox-calls.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import type { Caller } from '#server/gateway/callers.ts'
import type { EnvironmentGateway } from '#server/gateway/environment-gateway.ts'
import type { CountCall } from '#server/gateway/gateway.ts'
import { gatewayRoutes, productDocuments } from '#server/gateway/products.ts'
import { GatewayRefusal } from '#server/gateway/refusals.ts'
import { SharedLimit } from '#server/gateway/shared-limit.ts'

/** The transport itself refuses a longer batch from a valid token. */
const longestBatch = 100
/** An agent repeats what was refused, and a revoked token may be in other hands. Per token. */
const refusedRows = { hits: 100, seconds: 600, lease: 1 }

/** The tools of the MCP server: every operation of the sandbox, and the documentation. */
export class AgentTools {
  readonly #sandbox: EnvironmentGateway
  readonly #operations: OperationTool[]
  readonly #documentation: DocumentationTool[]
  readonly #count: CountCall
  readonly #refusedRows: SharedLimit

  constructor({ config, database, webDir }: AppDependencies, sandbox: EnvironmentGateway, count: CountCall) {
    const { publicUrl } = config
    const documentation = new Documentation(webDir, publicUrl)
    this.#sandbox = sandbox
    this.#refusedRows = new SharedLimit(database.db, refusedRows)
    this.#documentation = documentationTools({ documentation, db: database.db, publicUrl })
    const taken = this.#documentation.map(({ description }) => description.name)
    this.#operations = operationTools(gatewayRoutes('sandbox'), productDocuments(), taken)
    this.#count = count
  }

  /** Counts like a call: a batch may ask a hundred times for this list, which is long. */
  async list(caller: Caller, request: FastifyRequest): Promise<ToolDescription[]> {
    const refusal = await this.#findRefusal(caller, request)
    if (refusal) throw new McpError(ErrorCode.InvalidRequest, refusal.message)
    return [...this.#operations, ...this.#documentation].map(({ description }) => description)
  }

  async call(
    name: string,
    values: Record<string, unknown>,
    caller: Caller,
    request: FastifyRequest,
  ): Promise<CallToolResult> {
    const reading = named(this.#documentation, name)
    if (reading) {
      // Counts like a call, and is none: the call log does not mention it.
      const refusal = await this.#findRefusal(caller, request)
      return refusal ? failure(refusal.message) : await reading.run(values)
    }
    const tool = named(this.#operations, name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool '${name}'`)
    const problem = findArgumentProblem(tool, values)
    if (problem) return failure(problem)
    const made = await callSandbox(this.#sandbox, tool, values, caller, request)
    this.#report(tool, made, request)
    return resultOf(made, tool)
  }

  /** A refused tool call stands in the project's log, like a refused call with a key. A batch has several. */
  async logRefused(refusal: AgentRefusal, body: unknown, request: FastifyRequest, now: Date): Promise<void> {
    const messages: unknown[] = Array.isArray(body) ? body.slice(0, longestBatch) : [body]
    for (const message of messages) await this.#logRefusedMessage(refusal, message, request, now)
  }

  async #logRefusedMessage(
    { caller, logged }: AgentRefusal,
    message: unknown,
    request: FastifyRequest,
    now: Date,
  ): Promise<void> {
    if (!caller || !logged || !isObject(message)) return
    if (message.method !== 'tools/call' || !isObject(message.params)) return
    const { name, arguments: values } = message.params
    const tool = named(this.#operations, name)
    if (!tool || (await this.#refusedRows.take(`agent:refused-rows:${caller.keyId}`, now))) return
    const made = await callSandbox(this.#sandbox, tool, isObject(values) ? values : {}, caller, request, logged)
    this.#report(tool, made, request)
  }

  /** Counts a request that is no call; returns the refusal when the token has made too many. */
  async #findRefusal(caller: Caller, { log }: FastifyRequest): Promise<GatewayRefusal | undefined> {
    try {
      await this.#sandbox.countAgent(caller, log)
      return undefined
    } catch (error) {
      if (error instanceof GatewayRefusal) return error
      throw error
    }
  }

  #report({ route: { operation } }: OperationTool, { call, answer }: SandboxCall, request: FastifyRequest): void {
    this.#count(call, answer)
    const { status, resultCode: result, refusal } = answer
    const project = call.caller?.projectId
    request.log.info(
      { call: call.id, environment: 'sandbox', operation, status, result, refusal, project },
      'tool call',
    )
  }
}

function named<Tool extends { description: ToolDescription }>(tools: Tool[], name: unknown): Tool | undefined {
  return tools.find(({ description }) => description.name === name)
}

/** A failure has its answer as text only: its properties are not those of the output schema. */
function resultOf({ call, answer: { status, body } }: SandboxCall, { description }: OperationTool): CallToolResult {
  const isError = status >= 400
  const structured = isError ? undefined : parseJson(body)
  return {
    content: [{ type: 'text', text: body }],
    ...(description.outputSchema && isObject(structured) && { structuredContent: structured }),
    isError,
    _meta: { httpStatus: status, callId: call.id },
  }
}
