import * as pageNames from '#domain/page-names.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CallToAction } from './call-to-action.tsx'
import { SolutionTabs } from './solution-tabs.tsx'
import { Call, FactTable, PageHead, PageSection, Paragraph, Points } from './story.tsx'

/** Three ways to a subscriber out of one socket; the third is not connected yet. */
const sockets = (
  <>
    <path d="M40 76h72a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V86a10 10 0 0 1 10-10zM50 92l-8 8 8 8M102 92l8 8-8 8M82 90l-12 20" />
    <path data-accent d="M122 92h34a14 14 0 0 0 14-14V64a14 14 0 0 1 14-14h26M122 100h88" />
    <path d="M122 108h34a14 14 0 0 1 14 14v14a14 14 0 0 0 14 14h26" strokeDasharray="3 6" />
    <path d="M222 24h52v50l-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5zM234 40h28M234 54h16" />
    <path d="M222 88h60v28h-34l-10 10v-10h-16zM234 102h.1m11.900 0h.1m11.900 0h.1m11.900 0h.1" />
    <path d="M222 140h54v34h-54zM276 150h-14a7 7 0 0 0 0 14h14" strokeDasharray="3 6" />
  </>
)

const products = [
  [
    <TextLink key="billing" to="/our-solutions/direct-carrier-billing">
      {pageNames.carrierBilling}
    </TextLink>,
    'Digital goods and services with a fixed price',
    'The phone bill or the prepaid balance',
    'Available',
  ],
  ['SMS', 'One-time passwords, receipts, reminders', 'Your customer’s phone, in your own words', 'Available'],
  [
    <TextLink key="wallet" to="/our-solutions/mobile-wallet-payment">
      {pageNames.walletPayment}
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
        eyebrow={pageNames.ourSolutions}
        title="Charge and message your customers by phone number"
        lead="The open platform lets your service charge subscribers of mobile operators and send them messages. A subscriber confirms with a code on the phone and needs no card."
        drawing={sockets}
      />
      <PageSection
        title="Products"
        note="One account and one API for every available product. A project has separate keys for the sandbox and for live calls."
      >
        <FactTable caption="Products" columns={['Product', 'For', 'Goes to', 'Status']} rows={products} />
      </PageSection>
      <PageSection title="One number, proven once">
        <Paragraph>
          Your customer has to agree first. <Call of="POST /v1/identities/otp" /> sends a six-digit code to the phone.
          When your customer enters it on your page, the number is proven. You exchange number and code for a user token
          with <Call of="POST /v1/identities/customer/identity" /> and no longer need the number: later charges and
          messages carry the token.
        </Paragraph>
        <Paragraph>
          A token belongs to one subscriber, one operator and you: a charge with it by another partner is refused.
        </Paragraph>
      </PageSection>
      <PageSection title="When it fits">
        <Points>
          <li>Your prices are fixed steps: a month, a pass, a level, a ticket. Each is a product code.</li>
          <li>Your customers are on phones, many of them without a card or unwilling to type one.</li>
          <li>
            Your service can handle declines, for instance when a balance is too low or a monthly limit is reached.
          </li>
        </Points>
      </PageSection>
      <PageSection title="When it does not">
        <Points>
          <li>You need a different amount at every purchase: a charge takes its price from the product code.</li>
          <li>You need partial refunds: a refund returns the whole charge, once.</li>
          <li>
            Your service is about adult or erotic content, lotteries or gambling, betting tips, donations or loan
            services. These are not accepted.
          </li>
        </Points>
      </PageSection>
      <CallToAction
        title="Try the full flow in the sandbox"
        note="The same six calls, answered by simulated subscribers."
      />
    </>
  )
}
