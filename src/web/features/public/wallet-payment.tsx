import * as pageNames from '#domain/page-names.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { contactLink } from './public-links.ts'
import { SolutionTabs } from './solution-tabs.tsx'
import { PageHead, PageSection, Paragraph, Points } from './story.tsx'

/** A wallet in dashed lines: coming soon. */
const closedWallet = (
  <>
    <path
      d="M84 72h144a12 12 0 0 1 12 12v70a12 12 0 0 1-12 12H84a16 16 0 0 1-16-16V84M228 72V52a9 9 0 0 0-11-9L78 70a10 10 0 0 0-10 14"
      strokeDasharray="3 6"
    />
    <path data-accent d="M240 102h-34a17 17 0 0 0 0 34h34M208 119h.1" />
    <path d="M104 98h56M104 114h38M104 130h48" strokeDasharray="3 6" />
  </>
)

export function WalletPayment() {
  return (
    <>
      <SolutionTabs />
      <PageHead
        eyebrow={pageNames.ourSolutions}
        title={pageNames.walletPayment}
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
