import { messages } from '#domain/messages.ts'
import { FactTable } from '#web/ui/story/fact-table.tsx'
import { Section, Text } from '#web/ui/story/section.tsx'
import { examplePayout, examplesOnly, operators } from './facts.ts'

/** What it costs and how the money comes. */
export function Payout() {
  return (
    <Section
      title="What it costs, and how you are paid"
      note="The operator keeps its share of what your customers pay; the rest is your payout."
    >
      <Text>
        Your rate card names a payout percentage for each operator. Gross volume is what your customers were charged;
        net volume is what refunds leave of it, times the percentage, and what you are paid. Should a percentage change,
        a refund takes back what its own charge paid out. The dashboard shows both for the last 30 days, per project and
        currency.
      </Text>
      <Text>
        The payout is of charges alone. What live one-time passwords and messages cost stands nowhere in the portal: it
        is agreed with the operator, like prices and payouts, when a project goes live.{' '}
        {messages.projects.sandboxIsFree}.
      </Text>
      <FactTable
        caption="Examples of payouts"
        columns={['Operator', 'Payout in this example', 'Of charges of 1 000.00, none refunded']}
        rows={operators.map(({ code, name, currency }) => [
          name,
          `${examplePayout[code]} %`,
          `${currency} ${(examplePayout[code] * 10).toFixed(2)}`,
        ])}
      />
      <Text>
        {examplesOnly} Yours are shown under Rate Cards once you are signed in. Payouts go to the bank account in your
        company profile; changing that account asks for a fresh code and tells you by mail.
      </Text>
    </Section>
  )
}
