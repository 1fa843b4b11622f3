import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Answered } from './answer.ts'
import { isObject, textOf } from './json-schema.ts'

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
    const words = firstLine(description)
    const given = examples.length > 0 ? examples : [{ name: '', summary: null, value: undefined }]
    return given.map(({ name, summary, value }) => ({
      key: `${status}/${name}`,
      status,
      label: [status, (summary ?? (examples.length > 1 ? name : '')) || words].filter(Boolean).join(' '),
      type,
      value,
      description: words,
    }))
  })
  const rank = ({ status }: PossibleAnswer) => (/^2/.test(status) ? 0 : status === 'default' ? 2 : 1)
  return all.sort((one, other) => rank(one) - rank(other))
}

const firstLine = (text: string) =>
  text
    .trim()
    .split('\n')[0]
    ?.replace(/<[^>]*>/g, '') ?? ''

export function answerByExample(answers: PossibleAnswer[], chosen: string | null): Answered {
  const answer = answers.find(({ key }) => key === chosen) ?? answers[0]
  const status = statusOf(answer?.status ?? '200')
  const value = answer?.value
  const body =
    value === undefined
      ? ''
      : typeof value === 'string' && !isJson(answer?.type)
        ? value
        : JSON.stringify(value, null, 2)
  const headers: [string, string][] = answer?.type && body ? [['Content-Type', answer.type]] : []
  const resultCode = isObject(value) ? (textOf(value.resultCode) ?? null) : null
  return { status, resultCode, message: answer?.description ?? '', headers, body, trace: null, delivered: null }
}

const isJson = (type: string | null | undefined) => /[/+]json\b/.test(type ?? '')

/** '4XX' is answered with 400; 'default' with 500. */
function statusOf(status: string): number {
  if (status === 'default') return 500
  return Number(status.replace(/x/gi, '0')) || 200
}
