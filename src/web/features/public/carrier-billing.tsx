import type { ReactNode } from 'react'
import { windowDays } from '#domain/analytics-window.ts'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import { inWords } from '#domain/number-words.ts'
import * as pageNames from '#domain/page-names.ts'
import {
  callNames,
  oneTimePassword,
  operators,
  rateLimit,
  testSubscribers,
} from '#generated/products/direct-carrier-billing/facts.ts'
import { CallToAction } from './call-to-action.tsx'
import { callEffects, examplesOnly } from './facts.ts'
import { OperatorTable } from './operator-table.tsx'
import { SolutionTabs } from './solution-tabs.tsx'
import { ApiTerm, Call, FactTable, NumberedSteps, PageHead, PageSection, Paragraph, type Step } from './story.tsx'

/** A number, a code, a token and a charge, one after the other. */
const charging = (
  <>
    <path d="M34 40h48a8 8 0 0 1 8 8v104a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8zM50 52h16" />
    <path data-accent d="M38 84h40v24H38zM48 96h.1m9.900 0h.1m9.900 0h.1" />
    <path d="M38 126h40" strokeDasharray="3 6" />
    <path d="M102 78h40m-7-7 7 7-7 7M142 122h-40m7-7-7 7 7 7" />
    <path data-accent d="M190 100a18 18 0 1 1-36 0 18 18 0 0 1 36 0zM190 100h34v12m-12-12v9" />
    <path d="M240 56h54v90l-6.750-5-6.750 5-6.750-5-6.750 5-6.750-5-6.750 5-6.750-5-6.750 5zM252 74h30" />
    <path d="M252 90h30M252 104h30" strokeDasharray="3 6" />
    <path d="M266 122h16" />
  </>
)

export function CarrierBilling() {
  return (
    <>
      <SolutionTabs />
      <PageHead
        eyebrow={pageNames.ourSolutions}
        title={pageNames.carrierBilling}
        lead="Your users pay with the phone in their hand: no card, no account, no form. You name a product code, the operator puts its price on the phone bill or takes it from the prepaid balance, and you are paid your share."
        drawing={charging}
      />
      <PageSection title="A charge, step by step">
        <NumberedSteps steps={chargeSteps} />
      </PageSection>
      <PageSection
        title={`The ${inWords(callNames.length)} calls`}
        note="Requests and answers are JSON; four headers identify you. Call from a server: never put a key into an app."
      >
        <FactTable
          caption="Calls of the API"
          columns={['Call', 'What it does']}
          rows={callNames.map((call) => [<Call key={call} of={call} />, callEffects[call]])}
        />
      </PageSection>
      <PageSection title="Operators, numbers and prices" note="A product code stands for one price at one operator.">
        <OperatorTable withNumbers />
        <Paragraph>
          The other operators that the API knows can be charged in the sandbox only. The Go Live form shows them as “
          {messages.projects.comingSoon}”
        </Paragraph>
        <Paragraph>
          Until operators are connected, live calls are answered by the embedded simulator, and no money moves.
        </Paragraph>
      </PageSection>
      <Payout />
      <PageSection
        title="When a charge does not go through"
        note="Only GENERAL_FAILURE is worth a retry, with the same id."
      >
        <FactTable caption="Results" columns={['Result', 'What it means', 'What you do']} rows={declines} />
        <Paragraph>
          Every request carries a <ApiTerm>correlationId</ApiTerm> that you choose. The same request with the same id is
          charged only once. If no answer comes, read the charge back before you tell your user that it failed.
        </Paragraph>
      </PageSection>
      <SandboxNumbers />
      <CallToAction
        title="Read the reference, or ask first"
        note="The documentation with TRY OUT needs an account; its files are under Resources."
      />
    </>
  )
}

/** The sandbox and its test subscribers. */
function SandboxNumbers() {
  return (
    <PageSection title="The sandbox" note={`${messages.projects.sandboxIsFree}.`}>
      <Paragraph>
        The sandbox has the same API at its own address, with its own keys. It sends no messages and moves no money. The
        last four digits of a number choose how a call ends; every other number belongs to a subscriber who can pay.
      </Paragraph>
      <FactTable
        caption="Test subscribers"
        columns={['Number ends in', 'What happens', 'Result']}
        rows={testSubscribers.map(({ suffix, profile, result }) => [
          <ApiTerm key={suffix}>{suffix}</ApiTerm>,
          profile,
          <ApiTerm key={result}>{result}</ApiTerm>,
        ])}
      />
      <Paragraph>
        Each new project has three product codes per operator, a low, a middle and a high price. Up to {rateLimit.calls}{' '}
        calls in {inWords(rateLimit.seconds)} seconds are answered per key. Each of them is in the project’s log, with
        secrets masked. Beyond that limit, only ten are logged.
      </Paragraph>
    </PageSection>
  )
}

/** What it costs and how the money comes. */
function Payout() {
  return (
    <PageSection
      title="What it costs, and how you are paid"
      note="The operator keeps its share of what your customers pay; the rest is your payout."
    >
      <Paragraph>
        Your rate card names a payout percentage for each operator. Gross volume is what your customers were charged.
        Net volume is what you are paid: charges minus refunds, times the percentage. If the percentage changes, a
        refund takes back what its own charge paid out. The dashboard shows both for the last {windowDays} days, per
        project and currency.
      </Paragraph>
      <Paragraph>
        Payouts come from charges only. The portal does not show the price of live one-time passwords and messages. Like
        payouts, it is agreed with the operator when a project goes live. {messages.projects.sandboxIsFree}.
      </Paragraph>
      <FactTable
        caption="Examples of payouts"
        columns={['Operator', 'Payout in this example', 'Of charges of 1 000.00, none refunded']}
        rows={Object.values(operators).map(({ name, currency, examplePayoutPercent }) => [
          name,
          `${examplePayoutPercent} %`,
          formatMoney((examplePayoutPercent * 10).toFixed(2), currency),
        ])}
      />
      <Paragraph>
        {examplesOnly} Yours are shown under Rate Cards once you are signed in. Payouts go to the bank account in your
        company profile; a change of that account needs a new code, and we email you about it.
      </Paragraph>
    </PageSection>
  )
}

const chargeSteps: readonly Step[] = [
  {
    name: 'Prove the number',
    text: (
      <>
        You send your own text; <ApiTerm>#PASSWORD#</ApiTerm> marks the place of the six-digit code. It is good for{' '}
        {inWords(oneTimePassword.ttlSeconds / 60)} minutes and {inWords(oneTimePassword.tries)} tries.
      </>
    ),
  },
  {
    name: 'Turn it into a token',
    text: 'Number and code become a user token. Keep it, and the next purchase needs neither.',
  },
  {
    name: 'Charge',
    text: 'Token, product code and a correlation id of yours. If the operator requires it, a second code confirms the payment.',
  },
  {
    name: 'Refund if needed',
    text: 'A refund names the transaction and returns the whole charge to the subscriber.',
  },
]

const result = (code: string) => <ApiTerm key={code}>{code}</ApiTerm>

const declines: readonly (readonly ReactNode[])[] = [
  [
    result('GENERAL_DECLINE'),
    'Balance too low, a limit reached, or the subscriber refused; the message says which',
    'Tell your user. Ask again later, with a new id',
  ],
  [result('GENERAL_FAILURE'), 'The operator did not answer, or too many calls at once', 'Retry with the same id'],
  [result('INVALID_USER'), 'No such subscriber, or barred', 'Offer another way to pay'],
  [result('INVALID_PASSWORD'), 'The code is wrong, expired or used', 'Send a new one'],
]
