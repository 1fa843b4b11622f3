import { exampleValue, styleOf } from '#docs/compiler/operations/sent-value.ts'
import { essenceOf } from '#docs/model/media-kind.ts'
import { writeParameter } from '#docs/model/parameter-encoding.ts'
import { type MediaObject, resolve } from '#domain/openapi.ts'
import { type Api, answersOf, type ExampleRequest, requestsOf } from '../../tests/contract/contract.ts'
import { invalidRequestsOf, unknownId } from '../../tests/contract/misuses.ts'
import { mediaOf, type PlacedOperation, responseKey } from '../generate/openapi.ts'
import type { Spec } from '../generate/specs.ts'
import { madeUpValue, schemeOf } from '../mock/credentials.ts'
import { type Access, type Auth, accessTo, headersFor, requirementOf } from './auth-file.ts'
import { type TestData, withData } from './data-file.ts'

/** A specification whose operations are asked. */
export interface TargetApi extends Api {
  spec: Spec
}

export interface PlannedRequest {
  api: TargetApi
  operation: PlacedOperation
  /** What the request contains, such as 'the example default' or 'no credentials'. */
  name: string
  request: ExampleRequest
  /** Replaces the body of the request. */
  raw?: { contentType: string; body: string }
  headers: Record<string, string>
  /** The statuses that the contract expects; without them, any documented one. */
  expected?: number[]
  /** Whether the credentials are those of --auth, complete and for this operation. */
  isSignedIn: boolean
}

export interface Plan {
  requests: PlannedRequest[]
  /** Operations without a valid request, with the reason. */
  withoutValid: { api: TargetApi; operation: PlacedOperation; reason: string }[]
}

export interface PlanInput {
  auth: Auth
  data: TestData
  writes: boolean
  mock: boolean
}

/** Lists the requests of a run. */
export function planOf(apis: TargetApi[], input: PlanInput): Plan {
  const parts = apis.flatMap((api) => api.operations.map((operation) => new OperationPlan(api, operation, input)))
  return {
    requests: parts.flatMap((part) => part.requests()),
    withoutValid: parts.flatMap(({ api, operation, reason }) => (reason ? [{ api, operation, reason }] : [])),
  }
}

/** A GET of ours that documents 507 stores something: it mails a code or adds to the record of a partner. */
const isWrite = ({ spec }: TargetApi, { method, responses }: PlacedOperation) =>
  method !== 'get' || (spec.kind === 'api' && '507' in responses)

class OperationPlan {
  readonly api: TargetApi
  readonly operation: PlacedOperation
  readonly #input: PlanInput
  readonly #needs: string[]
  readonly #roles: string[]
  readonly #access: Access
  readonly #example: ExampleRequest | undefined

  constructor(api: TargetApi, operation: PlacedOperation, input: PlanInput) {
    this.api = api
    this.operation = operation
    this.#input = input
    const { needs, roles } = requirementOf(api.document, operation)
    this.#needs = needs
    this.#roles = roles
    this.#access = input.mock ? madeUpAccess(api, needs) : accessTo(input.auth, needs, roles)
    this.#example = requestsOf(api, operation)[0]
  }

  requests(): PlannedRequest[] {
    if (this.#isLeftOut) return this.#certainRefusals()
    return [
      ...this.#withoutCredentials(),
      ...this.#withMadeUpCredentials(),
      ...this.#withOtherRoles(),
      ...this.#invalid(),
      ...this.#valid(),
    ]
  }

  /** Writes that every server must refuse: without credentials, with an unreadable body, or with an unknown id. */
  #certainRefusals(): PlannedRequest[] {
    const example = this.#example
    if (!example) return []
    const request = { ...example, ...withUnknownIds(example) }
    const hasBody = this.operation.requestBody !== undefined
    const hasIds = Object.values(request.params).includes(unknownId)
    const strangers = [...this.#withoutCredentials().slice(0, 1), ...this.#withMadeUpCredentials()]
    const others = hasBody || hasIds ? this.#withOtherRoles() : []
    const signedIn = this.#access.values
      ? [...this.#unreadable(request), ...(hasBody ? [] : this.#unknown(request))]
      : []
    const refused = [...strangers, ...others].map((planned) => ({
      ...planned,
      expected: this.#refusals(planned.expected ?? []) ?? [],
      request,
      ...(hasBody && { raw: this.#unreadableBody() }),
    }))
    return [...refused, ...signedIn]
  }

  #unknown(request: ExampleRequest): PlannedRequest[] {
    if (!Object.values(request.params).includes(unknownId)) return []
    return [this.#planned('an unknown id', request, this.#signedIn(this.#refusals([404])))]
  }

  #unreadableBody() {
    return this.#acceptsJson
      ? { contentType: 'application/json', body: '{"name":' }
      : { contentType: 'multipart/form-data; boundary=parts', body: 'no parts' }
  }

  get #acceptsJson(): boolean {
    return Object.keys(this.#content).some((type) => essenceOf(type) === 'application/json')
  }

  get #content(): Record<string, MediaObject> {
    const { requestBody } = this.operation
    return requestBody ? resolve(this.api.document, requestBody).content : {}
  }

  /** Why the operation gets no valid request. */
  get reason(): string | undefined {
    if (this.#isLeftOut) return 'needs --writes'
    if (!this.#access.values) return `needs credentials for ${this.#needs.join(', ')}`
    if (!this.#mayWrite) return 'needs an entry in the file of --data, because it writes'
    return undefined
  }

  get #isLeftOut(): boolean {
    return isWrite(this.api, this.operation) && !this.#input.writes
  }

  get #mayWrite(): boolean {
    const { data, mock } = this.#input
    return mock || !isWrite(this.api, this.operation) || this.operation.operationId in data.operations
  }

  /** Without all credentials, and without each of them. */
  #withoutCredentials(): PlannedRequest[] {
    const example = this.#example
    if (!example || this.#needs.length === 0) return []
    const { values } = this.#access
    const partly = values && this.#needs.length > 1 ? this.#needs : []
    return [
      this.#planned('no credentials', example, { expected: [401] }),
      ...partly.map((missing) => {
        const headers = headersFor(this.api.document, without(this.#needs, missing), values ?? {})
        return this.#planned(`no credentials for ${missing}`, example, { expected: [401], headers })
      }),
    ]
  }

  #withMadeUpCredentials(): PlannedRequest[] {
    const example = this.#example
    if (!example || this.#needs.length === 0 || this.#input.mock) return []
    const { values = {} } = madeUpAccess(this.api, this.#needs)
    const headers = headersFor(this.api.document, this.#needs, values)
    return [this.#planned('made-up credentials', example, { expected: [401], headers })]
  }

  #withOtherRoles(): PlannedRequest[] {
    const example = this.#example
    if (!example || this.#roles.length === 0 || this.#input.mock) return []
    const others = Object.entries(this.#input.auth.roles).filter(([role]) => !this.#roles.includes(role))
    return others
      .filter(([, values]) => this.#needs.every((name) => name in values))
      .map(([role, values]) => {
        const headers = headersFor(this.api.document, this.#needs, values)
        return this.#planned(`the role ${role}`, example, { expected: [403], headers, isSignedIn: true })
      })
  }

  #invalid(): PlannedRequest[] {
    const example = this.#example
    if (!example || !this.#access.values) return []
    const { request } = withData(this.#input.data, this.operation.operationId, example)
    const misuses = invalidRequestsOf(this.api, this.operation, request)
      // A mock has no data, so every id is known to it.
      .filter(({ name }) => !this.#input.mock || name !== 'an unknown id')
      .map(({ name, status, request }) => this.#planned(name, request, this.#signedIn(this.#refusals([status]))))
    return [...misuses, ...this.#unreadable(request)]
  }

  #unreadable(request: ExampleRequest): PlannedRequest[] {
    if (!this.operation.requestBody) return []
    const acceptsJson = this.#acceptsJson
    const json = { name: 'malformed JSON', contentType: 'application/json', body: '{"name":' }
    const text = { name: 'plain text', contentType: 'text/plain', body: 'hello' }
    return [
      ...(acceptsJson || !mediaOf(this.#content, json.contentType)
        ? [{ ...json, statuses: acceptsJson ? [400] : [415] }]
        : []),
      ...(mediaOf(this.#content, text.contentType) ? [] : [{ ...text, statuses: [415] }]),
    ].map(({ name, contentType, body, statuses }) => ({
      ...this.#planned(name, request, this.#signedIn(this.#refusals(statuses))),
      raw: { contentType, body },
    }))
  }

  /** The statuses of our own refusals are fixed. A product refuses with any status that it documents, if it documents some. */
  #refusals(statuses: number[]): number[] | undefined {
    if (this.api.spec.kind === 'api') return statuses
    if (this.operation.method === 'get') return undefined
    const documented = this.#documented((status) => status >= 400 && status < 500)
    return documented.length > 0 ? documented : statuses
  }

  #valid(): PlannedRequest[] {
    if (!this.#access.values || !this.#mayWrite) return []
    const examples = requestsOf(this.api, this.operation)
    const own = examples.map((example) => {
      const { request, isNamed } = withData(this.#input.data, this.operation.operationId, example)
      const expected = this.#successes(request, isNamed || this.#input.mock)
      const name = request.contentType ? `the example ${request.name}` : 'a valid request'
      return this.#planned(name, request, this.#signedIn(expected))
    })
    return [...own, ...(this.#input.mock ? this.#preferred() : [])]
  }

  /** With the tester's values, a request succeeds. Otherwise a single thing may be missing, and an example's id is unknown. */
  #successes({ params }: ExampleRequest, isCertain: boolean): number[] | undefined {
    if (isCertain) return this.#documented((status) => status < 400)
    const hasPath = Object.keys(params).length > 0
    return hasPath ? undefined : this.#documented((status) => status < 400 || status === 404)
  }

  /** A mock gives every documented answer when it is asked to. */
  #preferred(): PlannedRequest[] {
    const example = this.#example
    if (!example) return []
    return answersOf(this.api, this.operation).map(({ status, example: name, contentType }) => {
      const signedIn = this.#signedIn([status])
      const headers = { ...signedIn.headers, Prefer: `code=${status}, example=${name}`, Accept: contentType }
      return this.#planned(`the answer ${status} ${name}`, example, { ...signedIn, headers })
    })
  }

  /** With credentials of an unknown role, 403 is right as well. */
  #signedIn(expected: number[] | undefined) {
    const { values = {}, isAllowedRole } = this.#access
    return {
      ...(expected && { expected: isAllowedRole ? expected : [...expected, 403] }),
      headers: headersFor(this.api.document, this.#needs, values),
      isSignedIn: this.#needs.length > 0,
    }
  }

  #documented(accepts: (status: number) => boolean): number[] {
    return finalStatuses.filter((status) => accepts(status) && responseKey(this.operation, status) !== undefined)
  }

  #planned(name: string, request: ExampleRequest, details: Partial<PlannedRequest>): PlannedRequest {
    const { api, operation } = this
    const headers = { ...this.#requiredHeaders(), ...details.headers }
    return { api, operation, name, request, isSignedIn: false, ...details, headers }
  }

  /** The required headers that are parameters. Other parts of the file describe those of credentials and media types. */
  #requiredHeaders(): Record<string, string> {
    const { document } = this.api
    const own = this.operation.parameters
      .map((each) => resolve(document, each))
      .filter(
        (each) => each.in === 'header' && each.required && !/^(accept|authorization|content-type)$/i.test(each.name),
      )
    const values = own.map((each) => this.#input.data.parameters[each.name] ?? exampleValue(document, each))
    return Object.fromEntries(own.map((each, index) => [each.name, writeParameter(styleOf(each), values[index]) ?? '']))
  }
}

/** 200 to 599. */
const finalStatuses = Array.from({ length: 400 }, (_, index) => 200 + index)

/** A number counts within its project, so it is not replaced. */
const withUnknownIds = ({ params }: ExampleRequest) => ({
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : unknownId]),
  ),
})

const without = (names: string[], name: string) => names.filter((each) => each !== name)

function madeUpAccess({ document }: TargetApi, needs: string[]): Access {
  const values = Object.fromEntries(needs.map((name) => [name, madeUpValue(schemeOf(document, name))]))
  return { values, isAllowedRole: true }
}
