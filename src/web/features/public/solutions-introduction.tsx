import { Link } from '@tanstack/react-router'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Call, FactTable, PageHead, Points, Section, Text } from '#web/ui/story.tsx'
import { sockets } from './solution-drawings.tsx'
import { SolutionTabs } from './solution-tabs.tsx'
import { WayIn } from './way-in.tsx'

const products = [
  [
    <TextLink key="billing" asChild>
      <Link to="/our-solutions/direct-carrier-billing">Direct Carrier Billing</Link>
    </TextLink>,
    'Digital goods and services with a fixed price',
    'The phone bill or the prepaid balance',
    'Available',
  ],
  ['SMS', 'One-time passwords, receipts, reminders', 'Your customer’s phone, in your own words', 'Available'],
  [
    <TextLink key="wallet" asChild>
      <Link to="/our-solutions/mobile-wallet-payment">Mobile Wallet Payment</Link>
    </TextLink>,
    'Payments from a wallet on the phone',
    'The wallet’s balance',
    <Badge key="soon">Coming soon</Badge>,
  ],
]

/** Our Solutions, Introduction. */
export function SolutionsIntroduction() {
  return (
    <>
      <SolutionTabs />
      <PageHead
        eyebrow="Our Solutions"
        title="Everybody has a phone number. Fewer have a card at hand."
        lead="The open platform lets your service charge and write to subscribers of mobile operators by what each of them has: a number, a phone that receives a code, and a bill."
        drawing={sockets}
      />
      <Section
        title="Products"
        note="One sign-in and one API for every available product. A project has keys for the sandbox and others for live calls."
      >
        <FactTable caption="Products" columns={['Product', 'For', 'Reaches', 'State']} rows={products} />
      </Section>
      <Section title="One number, proven once">
        <Text>
          Everything begins with consent. <Call of="POST /v1/identities/otp" /> sends a six-digit code to the phone;
          typing it into your page proves that the phone is at hand. You trade the two for a user token with{' '}
          <Call of="POST /v1/identities/customer/identity" /> and no longer need the number: later charges and messages
          carry the token.
        </Text>
        <Text>
          A token is worthless to anybody else. It is made for one subscriber, at one operator, with you: a charge by
          another partner who found it is refused.
        </Text>
      </Section>
      <Section title="When it fits">
        <Points>
          <li>Your prices are fixed steps: a month, a pass, a level, a ticket. Each is a product code.</li>
          <li>Your customers are on phones, many of them without a card or unwilling to type one.</li>
          <li>You can live with the operator’s limits: a subscriber may be declined for balance or monthly limit.</li>
        </Points>
      </Section>
      <Section title="When it does not">
        <Points>
          <li>You need to name a free amount at every purchase: a charge takes its price from the product code.</li>
          <li>You refund in parts: a refund returns the whole charge, once.</li>
          <li>
            Your service is about adult or erotic content, lotteries or gambling, betting tips, donations or loan
            services. These are not accepted.
          </li>
        </Points>
      </Section>
      <WayIn title="Try the whole way in the sandbox" note="The same six calls, answered by simulated subscribers." />
    </>
  )
}
