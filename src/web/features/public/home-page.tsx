import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Link } from '@tanstack/react-router'
import { MessageSquareText, ReceiptText, Wallet } from 'lucide-react'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import * as pageNames from '#domain/page-names.ts'
import { promisedDays } from '#domain/review-promise.ts'
import { chargeExample, operators } from '#generated/products/direct-carrier-billing/facts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CallToAction } from './call-to-action.tsx'
import { examplesOnly, exchange } from './facts.ts'
import { Hero } from './home-hero.tsx'
import { OperatorTable } from './operator-table.tsx'
import { NumberedSteps, PageSection, Paragraph, Points, Scene, type Step } from './story.tsx'

const products = [
  {
    icon: ReceiptText,
    to: '/our-solutions/direct-carrier-billing',
    name: pageNames.carrierBilling,
    description:
      'Customers pay with their phone number and a one-time code; the amount is on their next phone bill or comes off the prepaid balance.',
  },
  {
    icon: MessageSquareText,
    to: '/our-solutions',
    name: 'SMS',
    description: 'Codes that prove a phone number, and service messages to proven numbers, in your own words.',
  },
  {
    icon: Wallet,
    to: '/our-solutions/mobile-wallet-payment',
    name: pageNames.walletPayment,
    description: 'Payments from the wallet on the phone. There is nothing to integrate yet.',
    soon: true,
  },
]

const ProductStrip = () => (
  <Grid as="ul" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} borderTopWidth="1px" borderColor="line" mb="6">
    {products.map(({ icon: Icon, to, name, description, soon }) => (
      <Box
        as="li"
        key={name}
        py="6"
        pr={{ md: '6' }}
        borderColor="line"
        _notFirst={{ pl: { md: '6' }, borderLeftWidth: { md: '1px' }, borderTopWidth: { base: '1px', md: '0' } }}
      >
        <Box color="brand.fg">
          <Icon size={24} strokeWidth={1.5} aria-hidden />
        </Box>
        <Heading
          size="sm"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          mt="4"
          mb="2"
          css={{ '& > a:hover': { color: 'brand.fg' } }}
        >
          <Link to={to}>{name}</Link>
          {soon && <Badge>Coming soon</Badge>}
        </Heading>
        <Box as="p" color="muted">
          {description}
        </Box>
      </Box>
    ))}
  </Grid>
)

const goLiveSteps: readonly Step[] = [
  {
    name: 'Sign up and try it',
    text: `Confirm your email address, create a project, generate a sandbox key. ${messages.projects.sandboxIsFree}.`,
  },
  {
    name: 'Build against the sandbox',
    text: 'Six calls, answered by a simulator with test subscribers who pay, decline, time out or lose an answer. No message is sent and no money moves.',
  },
  {
    name: 'Ask to go live',
    text: 'Choose a country, name the addresses you call from, and add company, representative, bank and one document. The form keeps what you have entered.',
  },
  {
    name: `Hear from us within ${promisedDays} business days`,
    text: 'Three teams review it: one prepares product codes and templates, one tests the integration, one approves the business. A rejection names its reason, and you can correct the application and submit it again.',
  },
]

/** A phone, a bill and a bank. */
const journey = (
  <>
    <path d="M24 30h44a8 8 0 0 1 8 8v124a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8zM38 42h16" />
    <path d="M28 74h36M28 90h24" strokeDasharray="3 6" />
    <path data-accent d="M28 112h36v22H28zM36 123h4m6 0h4m6 0h.1" />
    <path d="M88 100h28m-7-7 7 7-7 7" />
    <path d="M130 40h64v120l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6zM142 60h40" />
    <path d="M142 78h40M142 94h40" strokeDasharray="3 6" />
    <path data-accent d="M142 116h22M174 116h8M142 132h40" />
    <path d="M206 100h28m-7-7 7 7-7 7" />
    <path d="M248 84l30-20 30 20zM252 84v52M266 84v52M290 84v52M304 84v52M246 148h64" />
    <path data-accent d="M287 112a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM278 108v8" />
  </>
)

/** The example of a payout: 1 000 charges of the price that the hero shows. */
const operator = operators[chargeExample.request.paymentServiceProvider]
const price = Number(exchange.answer.amount)
const gross = 1000 * price
const net = (gross * operator.examplePayoutPercent) / 100

/** Does not break between digits and currency. */
const money = (amount: number) => formatMoney(amount.toFixed(2), exchange.answer.currency).replaceAll(' ', '\u00a0')

/** The offer with sign-up and documentation on the first screen, the details below. */
export function HomePage({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <Hero isLoggedIn={isLoggedIn} />
      <ProductStrip />
      <PageSection
        title="Where the money goes"
        note="You never send an amount: the price belongs to a product code that you set up once."
      >
        <Scene>{journey}</Scene>
        <Paragraph>
          Your customer confirms with a code on the phone. The operator puts the price on the next bill, or takes it
          from the prepaid balance. Your share, the payout percentage of your rate card, goes to the bank account of
          your company.
        </Paragraph>
        <Paragraph>
          An example: 1&nbsp;000 charges of {money(price)} at {operator.name}, none of them refunded, are {money(gross)}{' '}
          gross and, at {operator.examplePayoutPercent}&nbsp;%, {money(net)} net. {examplesOnly} Your own percentages
          are in the portal under Rate Cards, per operator.
        </Paragraph>
      </PageSection>
      <PageSection
        title="Operators and countries"
        note="One API and one form for all of them; prices and payouts are agreed with the operator. More operators are coming soon."
      >
        <OperatorTable />
      </PageSection>
      <PageSection
        title="From sign-up to live calls"
        note="Company, bank and document are asked for when you ask to go live, not before."
      >
        <NumberedSteps steps={goLiveSteps} />
      </PageSection>
      <PageSection title="What you can rely on">
        <Points>
          <li>The same request with the same correlation id is charged once, however often you send it.</li>
          <li>You can read a charge back by your own id, even if its answer never reached you.</li>
          <li>
            Every decline names its reason: balance, limit of one transaction, monthly limit, or refused by the
            subscriber.
          </li>
          <li>A whole charge can be refunded once, by the id of its transaction.</li>
        </Points>
      </PageSection>
      <CallToAction
        title="See a charge go through today"
        note="Sign up, create a project and take a sandbox key. You need an email address, but no contract."
      />
    </>
  )
}
