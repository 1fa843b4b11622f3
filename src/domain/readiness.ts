import type { OperationIO } from '#generated/operations.ts'
import { counted } from './counts.ts'
import { daysFrom } from './dates.ts'
import { limits } from './limits.ts'

// How ready a project is to go live: a checklist with a score. Calls of the sandbox are the evidence
// (src/server/db/readiness-schema.ts).

export type Readiness = OperationIO['getReadiness']['data']
type ReadinessItem = Readiness['items'][number]
type Fulfil = ReadinessItem['fulfil']

/** Why an answer counts besides its result; the database sets it. */
export type Occasion = 'any' | 'retry' | 'lost-answer' | 'refunded'

/** An answer that the project's own sandbox calls got, with the latest such call. Up to a day out of date. */
export interface ObservedAnswer {
  operation: string
  resultCode: string
  statusCode: number
  occasion: Occasion
  callId: string
  at: Date
}

export interface ReadinessFacts {
  /** The operations of the project's product. */
  operations: readonly { id: string; title: string }[]
  met: readonly ObservedAnswer[]
  /** The last sandbox calls, newest first. */
  lastCalls: readonly { id: string; at: Date; refusal: string | null }[]
  /** The end of each sandbox key that is neither revoked nor expired. */
  keyExpiries: readonly Date[]
  addresses: number
  wishedProductCodes: number
  companyComplete: boolean
}

/** The number of calls of which the gateway must have refused none. */
export const lastCallsChecked = 50

/** The weights of the checklist; their sum is 100. */
const weights = {
  /** The weight of all operations together. */
  operations: 36,
  results: {
    declined: 5,
    'wrong-one-time-password': 5,
    'expired-token': 5,
    retry: 7,
    'lost-answer': 7,
    refund: 5,
  },
  project: { 'no-refused-call': 8, key: 4, addresses: 5, 'product-codes': 5, company: 8 },
} as const

type ResultId = keyof typeof weights.results
type ProjectCheckId = keyof typeof weights.project

interface ResultCheck {
  title: string
  answer: Partial<Pick<ObservedAnswer, 'operation' | 'resultCode' | 'statusCode'>> & { occasion: Occasion }
  operation: string
  instruction: string
}

const results: Record<ResultId, ResultCheck> = {
  declined: {
    title: 'See a declined charge',
    answer: { resultCode: 'GENERAL_DECLINE', occasion: 'any' },
    operation: 'createCharge',
    instruction: 'Charge a number that ends in 0001.',
  },
  'wrong-one-time-password': {
    title: 'See a wrong one-time password',
    answer: { resultCode: 'INVALID_PASSWORD', occasion: 'any' },
    operation: 'identifyCustomer',
    instruction: 'Send a one-time password other than the one in the SMS.',
  },
  'expired-token': {
    title: 'See a user token that is not valid',
    answer: { resultCode: 'FAILURE', statusCode: 404, occasion: 'any' },
    operation: 'createCharge',
    instruction: 'Charge with a user token that the sandbox did not give you.',
  },
  retry: {
    title: 'Repeat a charge after GENERAL_FAILURE',
    answer: { occasion: 'retry' },
    operation: 'createCharge',
    instruction: 'Charge a number that ends in 0007, and send the same request with the same correlation id again.',
  },
  'lost-answer': {
    title: 'Read a charge back after a lost answer',
    answer: { occasion: 'lost-answer' },
    operation: 'getCharge',
    instruction: 'Charge a number that ends in 0008, and read the charge back by its correlation id.',
  },
  refund: {
    title: 'Read a refunded charge back',
    answer: { occasion: 'refunded' },
    operation: 'getCharge',
    instruction: 'Refund a charge, and read the charge back by its correlation id.',
  },
}

interface ProjectCheck {
  title: string
  fulfil: Fulfil
  /** Null while it is not done. */
  seen(facts: ReadinessFacts, now: Date): Pick<ReadinessItem, 'seen' | 'seenOn' | 'callId'> | null
}

const projectChecks: Record<ProjectCheckId, ProjectCheck> = {
  'no-refused-call': {
    title: `No call refused by the gateway among the last ${lastCallsChecked}`,
    fulfil: {
      place: 'calls',
      operation: null,
      instruction: `Fix the cause of each refusal, then call again until none of the last ${lastCallsChecked} calls is refused.`,
    },
    seen({ lastCalls }) {
      const [newest] = lastCalls
      if (!newest || lastCalls.some(({ refusal }) => refusal !== null)) return null
      return { seen: counted(lastCalls.length, 'call'), seenOn: newest.at.toISOString(), callId: newest.id }
    },
  },
  key: {
    title: `Have a sandbox key that is valid for ${limits.keyExpiryWarningDays} days or more`,
    fulfil: { place: 'keys', operation: null, instruction: 'Generate a sandbox key.' },
    seen({ keyExpiries }, now) {
      const warning = daysFrom(now, limits.keyExpiryWarningDays)
      const young = keyExpiries.filter((end) => end >= warning)
      return young.length > 0 ? seenNow(counted(young.length, 'key')) : null
    },
  },
  addresses: {
    title: 'Whitelist the IP addresses of your servers',
    fulfil: {
      place: 'codes',
      operation: null,
      instruction: 'Add the IP address of each server that will call the platform.',
    },
    seen: ({ addresses }) => (addresses > 0 ? seenNow(counted(addresses, 'address', 'addresses')) : null),
  },
  'product-codes': {
    title: 'List the live product codes you want',
    fulfil: { place: 'codes', operation: null, instruction: 'Add each item that you want to sell, with its price.' },
    seen: ({ wishedProductCodes }) => (wishedProductCodes > 0 ? seenNow(counted(wishedProductCodes, 'code')) : null),
  },
  company: {
    title: 'Complete your company profile',
    fulfil: { place: 'company', operation: null, instruction: 'Fill in every required field of your company profile.' },
    seen: ({ companyComplete }) => (companyComplete ? seenNow('Every required field') : null),
  },
}

const seenNow = (seen: string) => ({ seen, seenOn: null, callId: null })

export function readinessOf(facts: ReadinessFacts, now: Date): Readiness {
  const items = [...operationItems(facts), ...resultItems(facts), ...projectItems(facts, now)]
  return { score: items.reduce((score, { done, weight }) => score + (done ? weight : 0), 0), items }
}

function operationItems({ operations, met }: ReadinessFacts): ReadinessItem[] {
  return operations.map(({ id, title }, at) => ({
    id,
    title,
    weight: shareOf(weights.operations, operations.length, at),
    ...seenIn(met, { operation: id, resultCode: 'SUCCESS', occasion: 'any' }),
    fulfil: { place: 'documentation', operation: id, instruction: 'Make one successful call.' },
  }))
}

/** Whole numbers that add up to the total. */
function shareOf(total: number, parts: number, at: number): number {
  return Math.floor((total * (at + 1)) / parts) - Math.floor((total * at) / parts)
}

function resultItems({ met }: ReadinessFacts): ReadinessItem[] {
  return idsOf(results).map((id) => {
    const { title, answer, operation, instruction } = results[id]
    const fulfil = { place: 'documentation', operation, instruction } as const
    return { id, title, weight: weights.results[id], ...seenIn(met, answer), fulfil }
  })
}

function projectItems(facts: ReadinessFacts, now: Date): ReadinessItem[] {
  return idsOf(projectChecks).map((id) => {
    const { title, fulfil, seen } = projectChecks[id]
    const found = seen(facts, now)
    return { id, title, weight: weights.project[id], done: found !== null, ...(found ?? nothingSeen), fulfil }
  })
}

const nothingSeen = { seen: null, seenOn: null, callId: null }

function seenIn(met: readonly ObservedAnswer[], answer: ResultCheck['answer']) {
  const [found] = met.filter((each) => isAnswer(each, answer)).sort((a, b) => b.at.getTime() - a.at.getTime())
  if (!found) return { done: false, ...nothingSeen }
  const { operation, resultCode, statusCode, at, callId } = found
  return { done: true, seen: `${operation}: ${resultCode} ${statusCode}`, seenOn: at.toISOString(), callId }
}

/** A part that the check leaves out may be anything. */
function isAnswer(met: ObservedAnswer, { occasion, ...parts }: ResultCheck['answer']): boolean {
  const { operation = met.operation, resultCode = met.resultCode, statusCode = met.statusCode } = parts
  if (met.occasion !== occasion || met.operation !== operation) return false
  return met.resultCode === resultCode && met.statusCode === statusCode
}

const idsOf = <Id extends string>(rows: Record<Id, unknown>): Id[] => Object.keys(rows) as Id[]
