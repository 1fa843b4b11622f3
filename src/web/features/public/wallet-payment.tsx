import { Link } from '@tanstack/react-router'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PageHead, Points, Section, Text } from '#web/ui/story.tsx'
import { contactLink } from './public-links.ts'
import { closedWallet } from './solution-drawings.tsx'
import { SolutionTabs } from './solution-tabs.tsx'

export function WalletPayment() {
  return (
    <>
      <SolutionTabs />
      <PageHead
        eyebrow="Our Solutions"
        title="Mobile Wallet Payment"
        badge={<Badge>Coming soon</Badge>}
        lead="Payments from the wallet on the phone instead of the phone bill. It is not open to partners yet: there is nothing to integrate today, and this page says so rather than taking your address for a list."
        drawing={closedWallet}
      />
      <Section title="What is certain">
        <Points>
          <li>It will be a product of the same portal: one account, one project list, one place for keys.</li>
          <li>You see it where you choose the product of a project. It is listed there, and cannot be chosen yet.</li>
          <li>
            Its documentation will be a page beside that of Direct Carrier Billing when there is something to call.
          </li>
        </Points>
      </Section>
      <Section title="What is not known yet">
        <Text>
          Wallets, countries, prices and a date. Do not plan a launch around them. When your plans depend on it, tell us
          which wallet and which market you need:{' '}
          <TextLink asChild>
            <Link to={contactLink.to}>write to us</Link>
          </TextLink>
          .
        </Text>
      </Section>
      <Section title="What you can do today">
        <Text>
          <TextLink asChild>
            <Link to="/our-solutions/direct-carrier-billing">Direct Carrier Billing</Link>
          </TextLink>{' '}
          charges the same person at the same moment, by the number of the phone. A service that keeps its prices as
          product codes and its purchases under ids of its own has little to change when a second way to pay arrives.
        </Text>
      </Section>
    </>
  )
}
