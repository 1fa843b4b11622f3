import { isJson } from '#docs/model/media-kind.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Answered, TraceEntry } from './answer.ts'
import { isObject, textOf } from './json-schema.ts'
import { listed, type Objection } from './objections.ts'

/** An answer that the specification has an example for. */
export interface PossibleAnswer {
  key: string
  status: string
  label: string
  type: string | null
  value: unknown
  description: string
}

/** Successes first. */
export function possibleAnswers({ responses }: TryOutOperation): PossibleAnswer[] {
  const all = responses.flatMap(({ status, description, type, examples }) => {
    const summaryLine = firstLine(description)
    const shown = examples.length > 0 ? examples : [{ name: '', summary: null, value: undefined }]
    return shown.map(({ name, summary, value }) => ({
      key: `${status}/${name}`,
      status,
      label: [status, (summary ?? (examples.length > 1 ? name : '')) || summaryLine].filter(Boolean).join(' '),
      type,
      value,
      description: summaryLine,
    }))
  })
  const rank = (answer: PossibleAnswer) => (isSuccess(answer) ? 0 : answer.status === 'default' ? 2 : 1)
  return all.sort((one, other) => rank(one) - rank(other))
}

const firstLine = (text: string) =>
  text
    .trim()
    .split('\n')[0]
    ?.replace(/<[^>]*>/g, '') ?? ''

/** The chosen answer. A call that does not match the specification gets the documented refusal, unless a failure is chosen. */
export function answerByExample(answers: PossibleAnswer[], chosen: string | null, objections: Objection[]): Answered {
  const answer = answers.find(({ key }) => key === chosen) ?? answers[0]
  if (objections.length === 0 || (answer && isFailure(answer)))
    return answeredWith(answer, statusOf(answer, answers), answer?.description ?? '')
  const refusal = refusalAmong(answers, objections)
  const reason = `The request does not match the specification: ${listed(objections)}.`
  const trace = objections.map(({ text }, index): TraceEntry => {
    return { step: index + 1, check: `${index} ${text}`, outcome: 'refused', text }
  })
  if (!refusal) {
    const message = `${reason} The file documents neither 400 nor 422, so no answer is shown.`
    return { ...noAnswer, message, trace }
  }
  const { status, description } = refusal
  const message = [`${reason} The file documents ${status} for this`, description].filter(Boolean).join(': ')
  return { ...answeredWith(refusal, status === '422' ? 422 : 400, message), trace }
}

export const noAnswer: Answered = {
  status: null,
  resultCode: null,
  message: '',
  headers: [],
  body: '',
  trace: null,
  delivered: null,
}

const isFailure = ({ status }: PossibleAnswer) => /^[45]/.test(status)

/** 422 is for a call that can be read, 400 for one that cannot. */
function refusalAmong(answers: PossibleAnswer[], objections: Objection[]): PossibleAnswer | undefined {
  const isReadable = objections.every(({ kind }) => kind === 'body')
  const documented = [...(isReadable ? ['422', '400'] : ['400', '422']), '4XX']
  // Without a success, the default response is one.
  const order = answers.some(isSuccess) ? [...documented, 'DEFAULT'] : documented
  return order
    .map((code) => answers.find(({ status }) => status.toUpperCase() === code))
    .find((answer) => answer !== undefined)
}

const isSuccess = ({ status }: PossibleAnswer) => /^2/.test(status)

function answeredWith(answer: PossibleAnswer | undefined, status: number, message: string): Answered {
  const value = answer?.value
  const isText = typeof value === 'string' && !isJson(answer?.type ?? '')
  const body = isText ? value : (JSON.stringify(value, null, 2) ?? '')
  const headers: [string, string][] = answer?.type && body ? [['Content-Type', answer.type]] : []
  const resultCode = isObject(value) ? (textOf(value.resultCode) ?? null) : null
  return { ...noAnswer, status, resultCode, message, headers, body }
}

/** '4XX' is answered with 400. The default response stands for failures where successes are listed. */
function statusOf({ status = '200' }: Partial<PossibleAnswer> = {}, answers: PossibleAnswer[]): number {
  if (status === 'default') return answers.some(isSuccess) ? 500 : 200
  return Number(status.replace(/x/gi, '0')) || 200
}
