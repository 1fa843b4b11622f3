import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { load } from 'js-yaml'
import type { OperationId } from '#simulator/contract/contract.ts'
import { operationIds } from '#simulator/contract/operation-ids.ts'
import type { Ledger } from '#simulator/state/ledger.ts'

/** A story about the payment API, as one YAML file has it. `$name` stands for what a step saved, `${x*65}` for 65 times x. */
export interface Scenario {
  title: string
  /** Numbers and addresses that are proven before the story begins, and the name of the token each has. */
  given?: { proven: string; operator: string; as: string }[]
  steps: Step[]
  /** What the ledger holds at the end: as many records of each list named, in their order, with these facts among others. */
  ledger?: { [list in keyof Ledger]?: object[] }
}

/** One call: the operation's name with the body (of getCharge, with the correlation id in the path). */
export type Step = { [operation in OperationId]?: unknown } & {
  /** Seconds that pass before the call. */
  wait?: number
  by?: 'other-partner' | 'other-project'
  /** The HTTP status and, among others, these properties of the body. */
  answers: { status: number } & Record<string, unknown>
  /** Properties that the body does not have. */
  without?: string[]
  /** Id of the check that gave the answer; 'done' when all have passed. */
  because?: string
  /** Properties of the answer and the names they are known by from here on. */
  save?: Record<string, string>
  /** The name by which the one-time password is known that reached the handset. */
  password?: string
}

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const objects = { type: 'array', items: { type: 'object' } }
const lists: (keyof Ledger)[] = ['oneTimePasswords', 'userTokens', 'charges', 'refunds', 'messages']

const closed = (required: string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const step = {
  ...closed(['answers'], {
    ...Object.fromEntries(operationIds.map((id) => [id, {}])),
    wait: { type: 'number' },
    by: { enum: ['other-partner', 'other-project'] },
    answers: { type: 'object', required: ['status'], properties: { status: { type: 'integer' } } },
    without: texts,
    because: text,
    save: { type: 'object', additionalProperties: text },
    password: text,
  }),
  oneOf: operationIds.map((id) => ({ required: [id] })),
}

const isScenario = new Ajv({ allowUnionTypes: true, strictRequired: false }).compile<Scenario>(
  closed(['title', 'steps'], {
    title: text,
    given: { type: 'array', items: closed(['proven', 'operator', 'as'], { proven: text, operator: text, as: text }) },
    steps: { type: 'array', minItems: 1, items: step },
    ledger: closed([], Object.fromEntries(lists.map((list) => [list, objects]))),
  }),
)

/** Every scenario and the file it stands in. */
export function readScenarios(): [file: string, scenario: Scenario][] {
  const folder = import.meta.dirname
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((file) => {
      const content = load(readFileSync(join(folder, file), 'utf8'))
      if (isScenario(content)) return [file, content]
      const problems = isScenario.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
      throw new Error(`tests/scenarios/${file} is no scenario: ${problems?.join('; ')}`)
    })
}

/** The operation that a step calls, and what with. */
export function callOf(step: Step): { operation: OperationId; asks: unknown } {
  for (const operation of operationIds) if (operation in step) return { operation, asks: step[operation] }
  throw new Error('A step calls one operation')
}
