import { counted } from '#domain/counts.ts'
import { formatDay } from '#domain/dates.ts'
import type { Letter } from '#server/mail/letter.ts'

interface End {
  label: string
  sunset: string
  /** The day that an earlier mail named, if it was moved. */
  before?: string | undefined
}

export interface EndingFacts {
  projectId: string
  projectName: string
  productTitle: string
  /** 'POST /v1/notification/sms (sendSms)' */
  operation: string
  /** The parts of the operation that end, the earliest first. */
  ends: [End, ...End[]]
  /** The calls of the last 90 days that used the busiest part. Zero when the log does not keep whether they sent it. */
  calls: number
}

interface WithdrawnFacts {
  projectName: string
  product: string
  productTitle: string
  /** The ids of the endings, as 'createCharge body merchantContact'. */
  endings: { id: string; sunset: string }[]
}

export const endingMails = {
  ending: ({ projectId, projectName, productTitle, operation, ends, calls }: EndingFacts): Letter => ({
    subject: `${projectName} uses a part of an API that ${endOf(ends.find(({ before }) => before) ?? ends[0])}`,
    paragraphs: [
      ...ends.map(({ label, sunset, before }) => {
        const what = label === 'the operation' ? `the operation ${operation}` : `${label} of ${operation}`
        const moved = before ? ` The day was moved: it was ${formatDay(before)}.` : ''
        return `On ${formatDay(sunset)} ${what} in ${productTitle} ends.${moved}`
      }),
      `${callsOf(calls, ends.length)} of ${projectName} in the last 90 days.`,
      'The documentation of the product says what to use instead. Please change your program before that day.',
    ],
    link: ['See the calls', `/projects/${projectId}`],
  }),

  withdrawn: ({ projectName, product, productTitle, endings }: WithdrawnFacts): Letter => ({
    subject: `${projectName} uses a part of an API that will not end`,
    paragraphs: [
      ...endings.map(
        ({ id, sunset }) =>
          `We wrote that ${partOf(id)} in ${productTitle} ends on ${formatDay(sunset)}. It does not end: the documentation no longer names a day.`,
      ),
      'You do not have to change your program for it.',
    ],
    link: ['Open the documentation', `/api-doc/${product}`],
  }),
}

/** 'the property merchantContact of the request of createCharge' */
function partOf(id: string): string {
  const [operation = '', place, ...name] = id.split(' ')
  if (place === undefined) return `the operation ${operation}`
  if (place === 'body') return `the property ${name.join(' ')} of the request of ${operation}`
  if (place === 'answer') return `the property ${name.join(' ')} of the answer of ${operation}`
  return `the ${place} parameter ${name.join(' ')} of ${operation}`
}

/** 'now ends on 1 Mar 2027, not on 31 Jan 2027' for a day that was moved. */
function endOf({ sunset, before }: End): string {
  return before ? `now ends on ${formatDay(sunset)}, not on ${formatDay(before)}` : `ends on ${formatDay(sunset)}`
}

/** `calls` counts those that used the busiest of several ends. */
function callsOf(calls: number, ends: number): string {
  if (ends > 1)
    return calls === 0 ? 'They may have been used by calls' : `They were used by at least ${counted(calls, 'call')}`
  return calls === 0 ? 'It may have been used by calls' : `It was used by ${counted(calls, 'call')}`
}
