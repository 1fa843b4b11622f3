import { counted } from '#domain/counts.ts'
import { retention } from '#domain/retention.ts'
import { type Clause, LegalPage, WriteToUs } from './legal-page.tsx'

const clauses: readonly Clause[] = [
  {
    name: 'Who is responsible for what',
    paragraphs: [
      'You decide why a subscriber is charged or written to, and answer for it. The operator answers for the subscriber’s contract and bill. The platform carries the call between you and keeps the record of it.',
    ],
  },
  {
    name: 'What a call holds',
    paragraphs: ['Of a subscriber, a call of the payment API holds no more than this:'],
    points: [
      'a phone number or an email address: it is proven with a one-time password and traded for a user token. An SMS can still name it',
      'the user token, which only you can trace to the subscriber',
      'the product code, and the texts you send',
      'no name, no postal address, no card',
    ],
  },
  {
    name: 'Consent comes first',
    paragraphs: [
      'A number is proven by a code that its holder types into your page; without it there is no token, no charge and no message. Say in your text what the code is for and what it will cost.',
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
    name: 'How it is guarded',
    paragraphs: [],
    points: [
      'Keys are shown once and stored as hashes; each belongs to one project and one environment.',
      'Live calls are accepted only from the addresses that you have listed for the project.',
      'The pages run under a strict content security policy: no script of anybody else is executed.',
      'A change of your bank account takes a fresh code and is told to you by mail.',
    ],
  },
  {
    name: 'How long it is kept',
    paragraphs: [
      `Calls stay in the log for ${retention.callLogMonths} months, because bills and refunds are argued about for that long; then the month they belong to is dropped as a whole. Of the log, daily figures without names remain.`,
    ],
  },
  {
    name: 'What is kept beside the log',
    paragraphs: [
      'What the platform needs to answer your next calls cannot be masked. It is stored apart from the log, unmasked:',
    ],
    points: [
      `one-time passwords as they were sent out, with the number they went to: they are deleted at night, at least ${counted(retention.expiredPasswordHours, 'hour')} after they have expired`,
      `messages on the simulated handset of your project, one-time passwords and recipients included: ${retention.handsetMessageDays} days`,
      'user tokens, with the number or email address that each stands for',
      'requests that succeeded or reached the operator, as you sent them and as they were answered, phone numbers, email addresses, texts and used one-time passwords included: so that the same request again is not charged twice, and a charge can be read back and refunded',
    ],
    end: `Tokens and requests are not deleted by age, nor is what they hold. In the sandbox a project’s requests are deleted when none of its sandbox keys has been used for ${retention.unusedSandboxMonths} months, and your tokens when none of your sandbox keys has. In the live environment they stay.`,
  },
  {
    name: 'When something goes wrong',
    paragraphs: [
      'Found a leak, a key in the wrong place or a way in? Revoke the key in your project, then write to us. Say what you saw and how to see it again; do not look at data that is not yours.',
    ],
  },
]

export const DataProtection = () => (
  <LegalPage
    title="Data Protection"
    lead="What happens to the data of your customers, the subscribers, when your service calls the platform."
    clauses={clauses}
    foot={<WriteToUs />}
  />
)
