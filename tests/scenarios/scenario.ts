import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { load } from 'js-yaml'
import { type OperationId, operationIds } from '#simulator/contract/contract.ts'
import type { Ledger } from '#simulator/state/ledger.ts'

/** A scenario of the payment API, one per YAML file. `$name` refers to a saved value, `${x*65}` repeats x 65 times. */
export interface Scenario {
  title: string
  /** Numbers and addresses that are verified before the first step. `as` names the user token. */
  given?: { proven: string; operator: string; as: string }[]
  steps: Step[]
  /** The expected lists of the ledger after the last step. Records may have further properties. */
  ledger?: { [list in keyof Ledger]?: object[] }
}

/** One call: the operation's name and the body, or the correlation id for getCharge. */
export type Step = { [operation in OperationId]?: unknown } & {
  /** Seconds to wait before the call. */
  wait?: number
  by?: 'other-partner' | 'other-project'
  /** The expected HTTP status and properties of the body. The body may have further properties. */
  answers: { status: number } & Record<string, unknown>
  /** Properties that the body must not have. */
  without?: string[]
  /** Id of the check that decided the answer, 'done' if all passed. */
  because?: string
  /** Property of the answer -> the name of its saved value. */
  save?: Record<string, string>
  /** Saves the one-time password that the subscriber received under this name. */
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

/** Reads every scenario with the path of its file. */
export function readScenarios(): [file: string, scenario: Scenario][] {
  const folder = import.meta.dirname
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((file) => {
      const content = load(readFileSync(join(folder, file), 'utf8'))
      if (isScenario(content)) return [file, content]
      const problems = isScenario.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
      throw new Error(`tests/scenarios/${file} is not a valid scenario: ${problems?.join('; ')}`)
    })
}

/** The operation that a step calls, with its body or correlation id. */
export function callOf(step: Step): { operation: OperationId; input: unknown } {
  for (const operation of operationIds) if (operation in step) return { operation, input: step[operation] }
  throw new Error('A step calls one operation')
}
