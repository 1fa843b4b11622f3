// Deviations that the suite has to find: each changes a copy of the specification, so that the real server deviates from it.
import {
  type OpenApiDocument,
  type OperationObject,
  resolve,
  resolveSchema,
  type SchemaObject,
} from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'

export interface Deviation {
  kind: string
  operation: string
  /** Changes the specification and returns the part of it that a finding has to name. */
  plant(operation: OperationObject, document: OpenApiDocument): object
}

/** What to change of one specification. Fields are written `Schema.property`, pairs of operation and field with a space. */
interface Plan {
  status: [operation: string, status: string]
  property: [operation: string, field: string]
  enum: [operation: string, schema: string, value: string]
  missing: [operation: string, schema: string]
  role: [operation: string, widen: (operation: OperationObject) => object]
  header: [operation: string]
  mediaType: [operation: string]
  default: [operation: string, change: Deviation['plant']]
  limits: [operation: string, field: string, keyword: 'minLength' | 'maxLength'][]
  errorShape: [operation: string, field: string]
}

const deviationsOf = (plan: Plan): Deviation[] => [
  { kind: 'status', operation: plan.status[0], plant: ({ responses = {} }) => deleteKey(responses, plan.status[1]) },
  {
    kind: 'property',
    operation: plan.property[0],
    plant: (_operation, document) => {
      const { owner, name } = fieldOf(document, plan.property[1])
      owner.required = owner.required?.filter((each) => each !== name)
      deleteKey(Object(owner.properties), name)
      return owner
    },
  },
  {
    kind: 'enum',
    operation: plan.enum[0],
    plant: (_operation, document) => {
      const schema = schemaOf(document, plan.enum[1])
      return Object.assign(schema, { enum: [schema.enum].flat().filter((value) => value !== plan.enum[2]) })
    },
  },
  {
    kind: 'missing field',
    operation: plan.missing[0],
    plant: (_operation, document) => {
      const schema = schemaOf(document, plan.missing[1])
      schema.properties = { ...schema.properties, planted: { type: 'string' } }
      return Object.assign(schema, { required: [...(schema.required ?? []), 'planted'] })
    },
  },
  { kind: 'role', operation: plan.role[0], plant: plan.role[1] },
  {
    kind: 'header',
    operation: plan.header[0],
    plant: ({ responses = {} }, document) => {
      const response = resolve(document, responses['200'] ?? {})
      const header = { schema: { type: 'string' } }
      Object.assign(response, { headers: { ...Object(response).headers, 'X-Planted': header } })
      return header
    },
  },
  {
    kind: 'media type',
    operation: plan.mediaType[0],
    plant: ({ responses = {} }, document) => {
      const { content } = Object(resolve(document, responses['200'] ?? {}))
      content['text/planted'] = content['application/json']
      return deleteKey(content, 'application/json')
    },
  },
  { kind: 'default', operation: plan.default[0], plant: plan.default[1] },
  ...plan.limits.map(([operation, path, keyword]) => ({
    kind: 'limit',
    operation,
    plant: (_operation: OperationObject, document: OpenApiDocument) => {
      const { field } = fieldOf(document, path)
      const change = keyword === 'maxLength' ? -1 : 1
      return Object.assign(field, { [keyword]: Number(field[keyword]) + change })
    },
  })),
  {
    kind: 'error shape',
    operation: plan.errorShape[0],
    plant: (_operation, document) => {
      const { owner, name } = fieldOf(document, plan.errorShape[1])
      const field = { type: 'object' }
      owner.properties = { ...owner.properties, [name]: field }
      return field
    },
  },
]

const plans: Record<string, Plan> = {
  portal: {
    status: ['createProject', '409'],
    property: ['listProjects', 'ProjectRow.hasSandboxKey'],
    enum: ['getProject', 'ProjectStatus', 'NEW'],
    missing: ['getUser', 'User'],
    role: ['createProject', addRole],
    header: ['exportCalls'],
    mediaType: ['getRateCard'],
    default: ['listProjects', parameterDefault('limit', 1)],
    limits: [
      ['createProject', 'ProjectDraft.name', 'maxLength'],
      // In a form, and in a variant.
      ['uploadGoLiveDocument', 'GoLiveDocumentUpload.document', 'maxLength'],
      ['accountAction', 'resetPassword.password', 'minLength'],
    ],
    errorShape: ['revokeKey', 'Problem.code'],
  },
  admin: {
    status: ['rejectProject', '409'],
    property: ['listPartners', 'PartnerRow.country'],
    enum: ['getAdminProject', 'AdminProjectStatus', 'pending'],
    missing: ['getPartner', 'Partner'],
    role: ['approveProject', addRole],
    header: ['downloadTestReport'],
    mediaType: ['listPendingProjects'],
    default: ['listPartners', parameterDefault('pageNo', 1)],
    limits: [['addProductCode', 'ProductCodeText', 'maxLength']],
    errorShape: ['submitForTechApproval', 'Problem.message'],
  },
  'direct-carrier-billing': {
    status: ['createCharge', '402'],
    property: ['createCharge', 'ChargeAnswer.amount'],
    enum: ['getCharge', 'PaymentStatus', 'SUCCESS'],
    missing: ['identifyCustomer', 'IdentityAnswer'],
    role: ['refundCharge', withoutApiKey],
    header: ['sendSms'],
    mediaType: ['getCharge'],
    default: ['createCharge', productCodeDefault],
    limits: [['refundCharge', 'RefundRequest.reason', 'maxLength']],
    errorShape: ['sendSms', 'Failure.statusCode'],
  },
}

/** The deviations of an API, by its name. */
export const deviations = (api: string): Deviation[] => {
  const plan = plans[api]
  if (!plan) throw new Error(`tests/contract/deviations.ts has no plan for ${api}: write one`)
  return deviationsOf(plan)
}

function addRole({ security }: OperationObject): object {
  security?.[0]?.session?.push('TECHNICAL_LIMITED')
  return security ?? []
}

/** The file says that three of the four credentials are enough. */
function withoutApiKey(operation: OperationObject): object {
  const security = [{ basic: [], partner: [], project: [] }]
  Object.assign(operation, { security })
  return security
}

function parameterDefault(name: string, value: unknown): Deviation['plant'] {
  return ({ parameters = [] }, document) => {
    const parameter = parameters.map((each) => resolve(document, each)).find((each) => each.name === name)
    if (!parameter?.schema) throw new Error(`There is no parameter ${name}`)
    return Object.assign(resolveSchema(document, parameter.schema), { default: value })
  }
}

/** The file says that a charge without a product code takes this one. */
function productCodeDefault(_operation: OperationObject, document: OpenApiDocument): object {
  const { owner, field, name } = fieldOf(document, 'ChargeRequest.productCode')
  owner.required = owner.required?.filter((each) => each !== name)
  return Object.assign(field, { default: 'STM980' })
}

function deleteKey(part: object, key: string): object {
  Reflect.deleteProperty(part, key)
  return part
}

function schemaOf(document: OpenApiDocument, name: string): SchemaObject {
  const schema = document.components?.schemas?.[name]
  if (!schema) throw new Error(`"${document.info.title}" has no schema ${name}: choose another in deviations.ts`)
  return resolveSchema(document, schema)
}

/** `Schema.property`, or a schema that is itself a field. */
function fieldOf(document: OpenApiDocument, path: string) {
  const [schema = '', name] = path.split('.')
  const owner = schemaOf(document, schema)
  if (name === undefined) return { owner, field: owner, name: schema }
  const field = owner.properties?.[name]
  if (!field) throw new Error(`"${document.info.title}" has no ${path}: choose another in deviations.ts`)
  return { owner, field: resolveSchema(document, field), name }
}

/** Where an operation is in the document itself. */
export function findOperation(document: OpenApiDocument, id: string): OperationObject {
  const operation = operationsBelow(document.paths, '').find((each) => each.operation.operationId === id)?.operation
  if (!operation) throw new Error(`"${document.info.title}" has no operation ${id}: choose another in deviations.ts`)
  return operation
}
