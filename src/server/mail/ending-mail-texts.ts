import { formatDay } from '#domain/dates.ts'
import type { Letter } from '#server/mail/letter.ts'

export interface EndingFacts {
  projectId: string
  projectName: string
  productTitle: string
  /** 'POST /v1/notification/sms' */
  operation: string
  /** What ends of the operation, the earliest first, and the day. */
  ends: { label: string; sunset: string }[]
  /** Of the last 90 days. Zero when the log does not keep whether they sent what ends. */
  calls: number
}

export const endingMails = {
  ending: ({ projectId, projectName, productTitle, operation, ends, calls }: EndingFacts): Letter => ({
    subject: `${projectName} uses something that ends on ${formatDay(ends[0]?.sunset ?? '')}`,
    paragraphs: [
      ...ends.map(({ label, sunset }) => {
        const what = label === 'the operation' ? `the operation ${operation}` : `${label} of ${operation}`
        return `On ${formatDay(sunset)} ${what} in ${productTitle} ends.`
      }),
      `${callsOf(calls)} of ${projectName} in the last 90 days.`,
      'The documentation of the product says what to use instead. Please change your program before that day.',
    ],
    link: ['See which calls', `/projects/${projectId}`],
  }),
}

function callsOf(calls: number): string {
  if (calls === 0) return 'It may have been used by calls'
  return `It was used by ${calls === 1 ? '1 call' : `${calls} calls`}`
}
