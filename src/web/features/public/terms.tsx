import { inWords } from '#domain/counts.ts'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import { type Clause, LegalPage, WriteToUs } from './legal-page.tsx'

const clauses: readonly Clause[] = [
  {
    name: 'What these terms are for',
    paragraphs: [
      'They are about using this portal, its documentation and the sandbox. Live traffic, prices and payouts are agreed with the operator when a project goes live; where that agreement says something else, it counts.',
    ],
  },
  {
    name: 'Your account',
    paragraphs: [
      'You sign up with an email address that is yours and confirm it with a code. Signing in takes a password and a fresh code. Anyone who has both can act in your name: keep them to yourself, and end unknown sessions in your profile.',
    ],
  },
  {
    name: 'The sandbox',
    paragraphs: [
      `${messages.projects.sandboxIsFree}. It answers with simulated subscribers only: no one is charged, no one is paid and no message is sent.`,
      'Do not send it the number or the words of a person who has not agreed to it. The documentation has numbers for every case.',
    ],
  },
  {
    name: 'Your keys',
    paragraphs: [
      `A key belongs to one project and one environment and is good for ${limits.keyValidDays} days. Keep keys on your servers, never in an app or a web page, and revoke at once a key that may have leaked. A project has at most ${inWords(limits.activeKeysPerEnvironment)} active keys per environment.`,
    ],
  },
  {
    name: 'Services that are not accepted',
    paragraphs: ['No project may be related to:'],
    points: ['adult or erotic content', 'lotteries or gambling, or betting tips', 'donations', 'loan services'],
  },
  {
    name: 'Going live',
    paragraphs: [
      'You ask for it with true details of your company, its representative and its bank, and one document. We look at the request and tell you the outcome within 5 business days. A refusal names its reason; you may correct and send it again.',
      'Live calls are taken only from the addresses you named.',
    ],
  },
  {
    name: 'Your customers',
    paragraphs: [
      'You charge subscribers only for what they asked for, at the price they were shown. You name yourself and the price in your message with the code. You refund what was charged by mistake.',
    ],
  },
  {
    name: 'Limits and suspension',
    paragraphs: [
      'Calls are limited per key so that one partner cannot slow down the others; the documentation says how many. A live project that harms subscribers or the platform can be suspended: its keys are then refused, and the reason is written down and sent to you.',
    ],
  },
  {
    name: 'What we owe each other when it fails',
    paragraphs: [
      'The portal and the sandbox are offered as they are. We mend what is broken and say so; we do not promise that they are never down. Nothing here limits what the law does not allow to be limited.',
    ],
  },
]

export const Terms = () => (
  <LegalPage
    title="Terms of Use"
    lead="What you agree to by using the portal and the sandbox."
    clauses={clauses}
    foot={<WriteToUs />}
  />
)
