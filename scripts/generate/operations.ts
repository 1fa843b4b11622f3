import type { Facts } from './facts.ts'
import { factsOf } from './facts.ts'
import type { Document, PlacedOperation } from './openapi.ts'
import { operationsOf, resolve } from './openapi.ts'
import { operationsPrelude } from './operations-prelude.ts'
import { header } from './output.ts'

export interface ApiDocument {
  name: string
  source: string
  document: Document
}

/** operations.ts: what every operation takes and gives, one interface per API for the server to satisfy, and the facts. */
export function writeOperations(apis: ApiDocument[]): string {
  const facts = apis.flatMap(({ name, document }) => factsOf(document, name))
  assertUnique(facts)
  const imports = apis.map(({ name }) => `import type { operations as ${wire(name)} } from './${name}/types.ts'`)
  return [
    header(apis.map(({ source }) => source).join(', ')),
    ...imports,
    operationsPrelude,
    `export interface OperationIO {\n${apis.map(writeIO).join('')}}\n`,
    ...apis.map(writeIdType),
    'export type OperationId = keyof OperationIO\n',
    ...apis.map(writeInterface),
    writeFacts(facts),
  ].join('\n')
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const wire = (api: string) => `${pascal(api)}Wire`
const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

function writeIO({ name, document }: ApiDocument): string {
  const placed = operationsOf(document)
  return factsOf(document, name)
    .map((fact, index) => writeOneIO(document, placed[index], fact))
    .join('')
}

function writeOneIO(document: Document, operation: PlacedOperation | undefined, fact: Facts): string {
  const type = `${wire(fact.api)}['${fact.id}']`
  const defaults = operation ? defaultedQuery(document, operation) : []
  return `  ${fact.id}: {
    params: Params<${type}>
    query: ${defaults.length > 0 ? `Filled<Query<${type}>, ${union(defaults)}>` : `Query<${type}>`}
    body: Body<${type}>
    data: ${fact.answers === 'json' ? `Data<${type}, ${fact.success}>` : fact.answers === 'file' ? 'FileAnswer' : 'null'}
    access: '${fact.access}'
    roles: ${union(fact.roles)}
  }
`
}

/** Validation has filled these in before a handler sees them. */
const defaultedQuery = (document: Document, operation: PlacedOperation) =>
  operation.parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.schema)
    .filter(({ schema }) => schema && resolve(document, schema).default !== undefined)
    .map(({ name }) => name)

const writeIdType = ({ name, document }: ApiDocument) =>
  `export type ${pascal(name)}OperationId =\n${operationsOf(document)
    .map(({ operationId }) => `  | '${operationId}'`)
    .join('\n')}\n`

function writeInterface({ name, source, document }: ApiDocument): string {
  const members = operationsOf(document).map(
    ({ operationId, method, path, summary }) =>
      `  /** ${summary ?? operationId}. \`${method.toUpperCase()} ${path}\` */\n  ${operationId}: Table['${operationId}']\n`,
  )
  return `/**
 * Every operation of ${source}: a table of handlers that \`satisfies\` this leaves none out. \`Table\` says what a handler is.
 */
export interface ${pascal(name)}Operations<Table extends OperationTable = Handlers> {\n${members.join('')}}\n`
}

function writeFacts(facts: Facts[]): string {
  const rows = facts.map(({ id, roles, ...rest }) => {
    const fields = Object.entries(rest).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
    )
    return `  ${id}: { ${fields.join(', ')}, roles: [${roles.map((role) => `'${role}'`).join(', ')}] },\n`
  })
  return `/** What is known of every operation at run time. */
export const operationFacts = {\n${rows.join('')}} as const satisfies Record<OperationId, OperationFact>\n`
}

function assertUnique(facts: Facts[]): void {
  const seen = new Map<string, Facts>()
  for (const fact of facts) {
    const first = seen.get(fact.id)
    if (first) throw new Error(`The operationId ${fact.id} is used twice, in ${placeOf(first)} and ${placeOf(fact)}`)
    seen.set(fact.id, fact)
  }
}

const placeOf = ({ api, tag, method, path }: Facts) => `openapi/${api}/${tag}.yaml (${method} ${path})`
