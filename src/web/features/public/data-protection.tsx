import { type Clause, LegalPage } from './legal-page.tsx'
import { WriteToUs } from './write-to-us.tsx'

const clauses: readonly Clause[] = [
  {
    name: 'Who is responsible for what',
    says: [
      'You decide why a subscriber is charged or written to, and answer for it. The operator answers for the subscriber’s contract and bill. The platform carries the call between you and keeps the record of it.',
    ],
  },
  {
    name: 'What a call holds',
    says: ['Of a subscriber, a call of the payment API holds no more than this:'],
    points: [
      'a phone number or an e-mail address, only until it is traded for a user token',
      'the user token, which names the subscriber to nobody but you',
      'the product code, and the text you send',
      'no name, no address, no card',
    ],
  },
  {
    name: 'Consent comes first',
    says: [
      'A number is proven by a code that its holder types into your page; without it there is no token, no charge and no message. Say in your text what the code is for and what it will cost.',
    ],
  },
  {
    name: 'What is masked',
    says: [
      'Before a call is written to the log, secrets and personal fields are masked. Neither we nor you can read them there afterwards.',
    ],
    points: [
      'one-time passwords: nothing is kept',
      'user tokens: only their end',
      'phone numbers and e-mail addresses: only their beginning and end',
      'your texts: without long numbers, keys and addresses',
    ],
  },
  {
    name: 'How it is guarded',
    says: [],
    points: [
      'Keys are shown once and stored as hashes; each belongs to one project and one environment.',
      'Live calls are accepted only from addresses you have named and we have activated.',
      'The pages run under a strict content security policy: no script of anybody else is executed.',
      'A change of your bank account takes a fresh code and is told to you by mail.',
    ],
  },
  {
    name: 'How long it is kept',
    says: [
      'Calls stay in the log for 13 months, because bills and refunds are argued about for that long; then the month they belong to is dropped as a whole. What remains are daily figures that name nobody.',
    ],
  },
  {
    name: 'When something goes wrong',
    says: [
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
