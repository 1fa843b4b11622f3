import { counted } from '#domain/counts.ts'
import * as pageNames from '#domain/page-names.ts'
import { retention } from '#domain/retention.ts'
import { type Clause, LegalPage } from './legal-page.tsx'
import { listData, requestData } from './stored-data.ts'

const clauses: readonly Clause[] = [
  {
    name: 'Who is responsible for what',
    paragraphs: [
      'You decide why a subscriber is charged or gets a message, and you are responsible for it. The operator is responsible for the subscriber’s contract and bill. The platform forwards the call and logs it.',
    ],
  },
  {
    name: 'What a call contains',
    paragraphs: ['A call of the payment API contains only this about a subscriber:'],
    points: [
      'a phone number or an email address, which is proven with a one-time password and exchanged for a user token. A call that sends an SMS can contain it too',
      'the user token, which only you can trace to the subscriber',
      'the product code, and the texts you send',
      'no name, no postal address, no card',
    ],
  },
  {
    name: 'Consent comes first',
    paragraphs: [
      'A number is proven with a code that its holder enters on your page. Without the code there is no token, no charge and no message. State in your text what the code is for and what the purchase costs.',
    ],
  },
  {
    name: 'What is masked',
    paragraphs: [
      'Before a call is written to the log, secrets and personal fields are masked. Neither we nor you can read them there afterwards.',
    ],
    points: [
      'one-time passwords: nothing is kept',
      'user tokens: only their end',
      'phone numbers and email addresses: only their beginning and end',
      'your texts: without long numbers, keys and addresses',
    ],
  },
  {
    name: 'How it is protected',
    paragraphs: [],
    points: [
      'Keys are shown once and stored as hashes; each belongs to one project and one environment.',
      'Live calls are accepted only from the addresses that you have listed for the project.',
      'The pages run under a strict content security policy: no third-party scripts run.',
      'A change of your bank account needs a new code. We email you when the account has changed.',
    ],
  },
  {
    name: 'How long it is kept',
    paragraphs: [
      `Calls stay in the log for ${retention.callLogMonths} months, because bills and refunds can be disputed for that long. Then the whole month is deleted. Only daily figures without names remain.`,
    ],
  },
  {
    name: 'What is stored outside the log',
    paragraphs: [
      'To answer your next calls, the platform needs data that is not masked. It is stored separately from the log:',
    ],
    points: [
      `one-time passwords as they were sent out, with the number they went to: they are deleted at night, at least ${counted(retention.expiredPasswordHours, 'hour')} after they have expired`,
      `messages on the simulated handset of your project, one-time passwords and recipients included: ${retention.handsetMessageDays} days`,
      'user tokens, with the number or email address that each stands for',
      `requests that succeeded or reached the operator, as you sent them and as they were answered. They contain ${listData(requestData)}. They prevent a second charge for the same request, and let you read a charge back and refund it`,
    ],
    end: `Tokens and requests, with all their contents, are not deleted by age. In the sandbox a project’s requests are deleted when none of its sandbox keys has been used for ${retention.unusedSandboxMonths} months, and your tokens when none of your sandbox keys has. In the live environment they stay.`,
  },
  {
    name: 'How to report a problem',
    paragraphs: [
      'Have you found a leak, an exposed key or a security hole? If a key is affected, revoke it in your project. Then write to us: describe what you saw and how to reproduce it. Do not look at data that is not yours.',
    ],
  },
]

export const DataProtection = () => (
  <LegalPage
    title={pageNames.dataProtection}
    lead="What happens to the data of your customers, the subscribers, when your service calls the platform."
    clauses={clauses}
  />
)
