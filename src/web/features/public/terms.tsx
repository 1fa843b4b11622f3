import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import { inWords } from '#domain/number-words.ts'
import * as pageNames from '#domain/page-names.ts'
import { promisedDays } from '#domain/review-promise.ts'
import { type Clause, LegalPage } from './legal-page.tsx'

const clauses: readonly Clause[] = [
  {
    name: 'What these terms are for',
    paragraphs: [
      'These terms apply to this portal, its documentation and the sandbox. Live traffic, prices and payouts are agreed with the operator when a project goes live. Where that agreement differs from these terms, the agreement applies.',
    ],
  },
  {
    name: 'Your account',
    paragraphs: [
      'You sign up with an email address that is yours and confirm it with a code. To sign in you need your password and a new code. Anyone who has both can act in your name: keep them secret, and end unknown sessions in your profile.',
    ],
  },
  {
    name: 'The sandbox',
    paragraphs: [
      `${messages.projects.sandboxIsFree}. It answers with simulated subscribers only: no one is charged, no one is paid and no message is sent.`,
      'Do not send it the number or texts of a person who has not agreed to it. The documentation has test numbers for every case.',
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
      `You ask for it with true details of your company, its representative and its bank, and one document. We review the request and tell you the result within ${promisedDays} business days. A rejection names its reason; you can correct the request and submit it again.`,
      'Live calls are accepted only from the IP addresses that you have listed.',
    ],
  },
  {
    name: 'Your customers',
    paragraphs: [
      'You charge subscribers only for what they asked for, at the price they were shown. You name yourself and the price in your message with the code. You refund charges that were made by mistake.',
    ],
  },
  {
    name: 'Limits and suspension',
    paragraphs: [
      'Calls are limited per key so that one partner cannot slow down the others; the documentation says how many. A live project that harms subscribers or the platform can be suspended: its keys are then refused. We record the reason and email it to you.',
    ],
  },
  {
    name: 'Failures',
    paragraphs: [
      'The portal and the sandbox are offered as they are. We fix failures and report them; we do not promise that the portal and the sandbox are always available. These terms do not limit any liability that the law does not allow us to limit.',
    ],
  },
]

export const Terms = () => (
  <LegalPage title={pageNames.terms} lead="What you agree to by using the portal and the sandbox." clauses={clauses} />
)
