import { FactTable } from '#web/ui/story/fact-table.tsx'
import { Scene } from '#web/ui/story/scene.tsx'
import { Points, Section, Text } from '#web/ui/story/section.tsx'
import { Steps } from '#web/ui/story/steps.tsx'
import { examplePayout, examplesOnly, operators } from './facts.ts'
import { goLiveSteps } from './go-live-steps.ts'
import { journey } from './home-drawing.tsx'
import { Hero } from './home-hero.tsx'
import { ProductStrip } from './home-products.tsx'
import { WayIn } from './way-in.tsx'

/** What the platform sells and the two ways in on the first screen; what a partner has to know to decide below it. */
export function HomePage({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <Hero isLoggedIn={isLoggedIn} />
      <ProductStrip />
      <Section
        title="Where the money goes"
        note="You never send an amount: the price belongs to a product code that you set up once."
      >
        <Scene>{journey}</Scene>
        <Text>
          Your customer confirms with a code on the phone. The operator puts the price on the next bill, or takes it
          from the prepaid balance. Your share, the payout percentage of your rate card, goes to the bank account of
          your company.
        </Text>
        <Text>
          An example: 1&nbsp;000 charges of SGD&nbsp;9.80 at {operators[0].name}, none of them refunded, are
          SGD&nbsp;9&nbsp;800.00 gross and, at {examplePayout.STM}&nbsp;%, SGD&nbsp;8&nbsp;036.00 net. {examplesOnly}{' '}
          The ones you are offered stand in the portal under Rate Cards, per operator.
        </Text>
      </Section>
      <Section
        title="Whom you reach"
        note="One API and one form for all of them; prices and payouts are agreed with the operator. More operators are coming soon."
      >
        <FactTable
          caption="Operators on offer"
          columns={['Operator', 'Country', 'Currency', 'Price of a charge']}
          rows={operators.map(({ name, country, currency, lowest, highest }) => [
            name,
            country,
            currency,
            `${lowest} to ${highest}`,
          ])}
        />
      </Section>
      <Section
        title="From sign-up to live calls"
        note="Company, bank and document are asked for when you ask to go live, not before."
      >
        <Steps steps={goLiveSteps} />
      </Section>
      <Section title="What you can rely on">
        <Points>
          <li>The same request with the same correlation id is charged once, however often you send it.</li>
          <li>A charge can be read back by your own id, also when its answer never reached you.</li>
          <li>Every decline says which it was: balance, limit of one transaction, monthly limit, refused.</li>
          <li>A whole charge can be refunded once, by the id of its transaction.</li>
        </Points>
      </Section>
      <WayIn
        title="See a charge go through today"
        note="Sign up, create a project and take a sandbox key. It asks for an e-mail address, not for a contract."
      />
    </>
  )
}
