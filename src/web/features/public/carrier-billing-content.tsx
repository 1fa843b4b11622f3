import type { ReactNode } from 'react'
import { Code } from '#web/ui/story/call.tsx'
import type { Step } from '#web/ui/story/steps.tsx'

export const chargeSteps: readonly Step[] = [
  {
    name: 'Prove the number',
    words: (
      <>
        You send your own text; <Code>#PASSWORD#</Code> marks the place of the six-digit code. It is good for five
        minutes and three tries.
      </>
    ),
  },
  {
    name: 'Turn it into a token',
    words: 'Number and code become a user token. Keep it, and the next purchase needs neither.',
  },
  {
    name: 'Charge',
    words:
      'Token, product code and a correlation id of yours. Where the operator wants it, a second code confirms this very payment.',
  },
  {
    name: 'Refund if needed',
    words: 'A refund names the transaction and returns the whole charge to the subscriber.',
  },
]

const result = (code: string) => <Code key={code}>{code}</Code>

export const declines: readonly (readonly ReactNode[])[] = [
  [
    result('GENERAL_DECLINE'),
    'Balance too low, a limit reached, or the subscriber refused; the message says which',
    'Tell your user. Ask again later, with a new id',
  ],
  [result('GENERAL_FAILURE'), 'The operator did not answer, or too many calls at once', 'Retry with the same id'],
  [result('INVALID_USER'), 'No such subscriber, or barred', 'Offer another way to pay'],
  [result('INVALID_PASSWORD'), 'The code is wrong, expired or used', 'Send a new one'],
]
