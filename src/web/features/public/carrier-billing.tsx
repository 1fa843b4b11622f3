import { messages } from '#domain/messages.ts'
import { Call, Code } from '#web/ui/story/call.tsx'
import { FactTable } from '#web/ui/story/fact-table.tsx'
import { PageHead } from '#web/ui/story/page-head.tsx'
import { Section, Text } from '#web/ui/story/section.tsx'
import { Steps } from '#web/ui/story/steps.tsx'
import { Payout } from './carrier-billing-payout.tsx'
import { SandboxNumbers } from './carrier-billing-sandbox.tsx'
import { chargeSteps, declines } from './carrier-billing-words.tsx'
import { calls, numbers, operators } from './facts.ts'
import { charging } from './solution-drawings.tsx'
import { SolutionTabs } from './solution-tabs.tsx'
import { WayIn } from './way-in.tsx'

export function CarrierBilling() {
  return (
    <>
      <SolutionTabs />
      <PageHead
        eyebrow="Our Solutions"
        title="Direct Carrier Billing"
        lead="Your users pay with the phone in their hand: no card, no account, no form. You name a product code, the operator puts its price on the phone bill or takes it from the prepaid balance, and you are paid out."
        drawing={charging}
      />
      <Section title="A charge, step by step">
        <Steps steps={chargeSteps} />
      </Section>
      <Section
        title="The six calls"
        note="Requests and answers are JSON; four headers say who you are. Call from a server: a key has no place in an app."
      >
        <FactTable
          caption="Calls of the API"
          columns={['Call', 'What it does']}
          rows={calls.map(([call, words]) => [<Call key={call} of={call} />, words])}
        />
      </Section>
      <Section title="Operators, numbers and prices" note="A product code stands for one price at one operator.">
        <FactTable
          caption="Operators on offer"
          columns={['Operator', 'Country', 'Numbers', 'Price of a charge', 'Second code when paid']}
          rows={operators.map(({ code, name, country, currency, lowest, highest }) => [
            name,
            country,
            numbers[code].form,
            `${currency} ${lowest} to ${highest}`,
            numbers[code].asksPaymentCode ? 'Yes' : 'No',
          ])}
        />
        <Text>
          The other operators that the API knows can be charged in the sandbox only. The Go Live form shows them as “
          {messages.projects.comingSoon}”
        </Text>
        <Text>
          Until operators are connected, live calls are answered by the embedded simulator, and no money moves.
        </Text>
      </Section>
      <Payout />
      <Section
        title="When a charge does not go through"
        note="Only GENERAL_FAILURE is worth a retry, with the same id."
      >
        <FactTable caption="Results" columns={['Result', 'What it means', 'What you do']} rows={declines} />
        <Text>
          Every request carries a <Code>correlationId</Code> of your own making. The same request with the same id is
          answered as it was the first time and charges nothing twice; if no answer comes, read the charge back before
          you tell your user that it failed.
        </Text>
      </Section>
      <SandboxNumbers />
      <WayIn
        title="Read the reference, or ask first"
        note="The documentation with TRY OUT opens with your account; its files are under Resources."
      />
    </>
  )
}
