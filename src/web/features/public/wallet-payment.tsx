import { TextLink } from '#web/entities/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { contactLink } from './public-links.ts'
import { closedWallet } from './solution-drawings.tsx'
import { SolutionTabs } from './solution-tabs.tsx'
import { PageHead, PageSection, Paragraph, Points } from './story.tsx'

export function WalletPayment() {
  return (
    <>
      <SolutionTabs />
      <PageHead
        eyebrow="Our Solutions"
        title="Mobile Wallet Payment"
        badge={<Badge>Coming soon</Badge>}
        lead="Payments from the wallet on the phone instead of the phone bill. It is not open to partners yet, so there is nothing to integrate today."
        drawing={closedWallet}
      />
      <PageSection title="What is certain">
        <Points>
          <li>It will be a product of the same portal: one account, one project list, one place for keys.</li>
          <li>It is listed where you choose the product of a project, but you cannot choose it yet.</li>
          <li>
            Its documentation will be a page beside that of Direct Carrier Billing when there is something to call.
          </li>
        </Points>
      </PageSection>
      <PageSection title="What is not known yet">
        <Paragraph>
          The wallets, the countries, the prices and the date. Do not plan a launch that depends on them. If you need a
          certain wallet or market, tell us which: <TextLink to={contactLink.to}>write to us</TextLink>.
        </Paragraph>
      </PageSection>
      <PageSection title="What you can do today">
        <Paragraph>
          <TextLink to="/our-solutions/direct-carrier-billing">Direct Carrier Billing</TextLink> charges the same
          customers by their phone number. If your service stores prices as product codes and purchases under its own
          ids, it needs few changes for a second way to pay.
        </Paragraph>
      </PageSection>
    </>
  )
}
