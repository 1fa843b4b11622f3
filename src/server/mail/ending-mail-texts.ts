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
  /** 'POST /v1/notification/sms' */
  operation: string
  /** What ends of the operation, the earliest first. */
  ends: [End, ...End[]]
  /** Of the last 90 days. Zero when the log does not keep whether they sent what ends. */
  calls: number
}

export const endingMails = {
  ending: ({ projectId, projectName, productTitle, operation, ends, calls }: EndingFacts): Letter => ({
    subject: `${projectName} uses something that ${endOf(ends.find(({ before }) => before) ?? ends[0])}`,
    paragraphs: [
      ...ends.map(({ label, sunset, before }) => {
        const what = label === 'the operation' ? `the operation ${operation}` : `${label} of ${operation}`
        const moved = before ? ` The day was moved: it was ${formatDay(before)}.` : ''
        return `On ${formatDay(sunset)} ${what} in ${productTitle} ends.${moved}`
      }),
      `${callsOf(calls)} of ${projectName} in the last 90 days.`,
      'The documentation of the product says what to use instead. Please change your program before that day.',
    ],
    link: ['See which calls', `/projects/${projectId}`],
  }),
}

/** 'now ends on 1 Mar 2027, not on 31 Jan 2027' for a day that was moved. */
function endOf({ sunset, before }: End): string {
  return before ? `now ends on ${formatDay(sunset)}, not on ${formatDay(before)}` : `ends on ${formatDay(sunset)}`
}

function callsOf(calls: number): string {
  if (calls === 0) return 'It may have been used by calls'
  return `It was used by ${calls === 1 ? '1 call' : `${calls} calls`}`
}
