import { Box } from '@chakra-ui/react/box'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '#domain/money.ts'
import { inWords } from '#domain/number-words.ts'
import { oneTimePassword, operators } from '#generated/products/direct-carrier-billing/facts.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { CallToAction } from './call-to-action.tsx'
import { exchange } from './facts.ts'
import { Call, PageHead, PageSection, Paragraph, Points } from './story.tsx'

/** Services that can be built on the platform. They are examples: none of them is a customer, and none has a name. */
const examples = [
  {
    name: 'A monthly music subscription',
    good: 'music',
    idea: 'The number is proven once, at sign-up. Every month the stored user token is charged; three days before, a message says so.',
    price: `One product code per plan, for example the sandbox’s ${formatMoney(exchange.answer.amount, exchange.answer.currency)}`,
    calls: [
      ['POST /v1/identities/otp', 'once, transaction type ASSOCIATION'],
      ['POST /v1/identities/customer/identity', 'once, keeps the token'],
      ['POST /v1/notification/sms', 'the reminder'],
      ['POST /v1/charges', 'each month, id “user and month”'],
    ],
    hint: 'If the balance is too low, the charge is declined. Ask again after some days, with a new correlation id.',
  },
  {
    name: 'Levels of a phone game',
    good: 'game',
    idea: 'A player buys a level for the lowest price and goes on playing within seconds.',
    price: `A low product code, for example ${formatMoney(operators.AIS.lowest, operators.AIS.currency)}`,
    calls: [
      ['POST /v1/identities/otp', 'at the first purchase'],
      ['POST /v1/identities/customer/identity', 'at the first purchase'],
      ['POST /v1/charges', 'per level; AIS asks for a second code'],
      ['GET /v1/charges/{correlationId}', 'when the answer does not come in time'],
    ],
    hint: 'Unlock the level when the charge is paid, never after a time: if an answer is lost, read the charge back.',
  },
  {
    name: 'Parking by phone',
    good: 'parking',
    idea: 'A driver whose number was proven at the first visit chooses an hour, a half day or a day, and gets the receipt on the same phone.',
    price: 'Three product codes, one per duration',
    calls: [
      ['POST /v1/charges', 'when the driver confirms'],
      ['POST /v1/notification/sms', 'the receipt'],
      ['POST /v1/charges/refund', 'when the barrier did not open'],
    ],
    hint: 'A charge costs the price of its product code. Offer fixed steps, since prices by the minute are not possible.',
  },
  {
    name: 'A day pass for a newspaper',
    good: 'newspaper',
    idea: 'A reader wants one article now, but no subscription. The reader buys a pass with a phone number and the code that is sent to it. The pass ends by itself.',
    price: `A low product code, for example ${formatMoney(operators.GLB.lowest, operators.GLB.currency)}`,
    calls: [
      ['POST /v1/identities/otp', 'to the reader’s number'],
      ['POST /v1/identities/customer/identity', 'with the code the reader typed'],
      ['POST /v1/charges', 'at once, id “reader and day”'],
    ],
    hint: 'An id made of reader and day charges once, even when the reader taps twice.',
  },
  {
    name: 'Sign-in codes for your own service',
    good: 'code',
    idea: 'You only want to know that a number belongs to the person in front of you. No charge is made.',
    price: 'No product code is needed',
    calls: [
      ['POST /v1/identities/otp', 'your text around #PASSWORD#'],
      ['POST /v1/identities/customer/identity', 'a correct code proves the number'],
    ],
    hint: `A code is good for ${inWords(oneTimePassword.ttlSeconds / 60)} minutes and ${inWords(oneTimePassword.tries)} tries. After the last try, send a new code.`,
  },
] as const

/** The drawing of each example. Its frame is its part of the shelf's view box. */
const goods = {
  music: {
    frame: '40 38 66 60',
    strokes: <path d="M60 88V52l28-8v36M60 88a8 8 0 1 1-10-8 8 8 0 0 1 10 8zM88 80a8 8 0 1 1-10-8 8 8 0 0 1 10 8z" />,
  },
  game: {
    frame: '112 42 98 48',
    strokes: (
      <path d="M126 52h60a10 10 0 0 1 10 10v14a12 12 0 0 1-22 6l-4-6h-28l-4 6a12 12 0 0 1-22-6V62a10 10 0 0 1 10-10zM136 60v12m-6-6h12M174 66h.1m9.900-4h.1" />
    ),
  },
  parking: { frame: '226 38 52 56', strokes: <path d="M232 88V44h40v44M244 80V54h10a7 7 0 0 1 0 14h-10" /> },
  newspaper: {
    frame: '46 114 76 60',
    strokes: <path d="M52 120h64v48H52zM62 132h20v16H62zM90 132h16M90 142h16M62 158h44" />,
  },
  code: {
    frame: '128 124 80 50',
    strokes: <path d="M134 132h68v36h-68zM152 150h.1m15.900 0h.1m15.900 0h.1" />,
  },
}

type Good = keyof typeof goods

/** A shelf with all the examples and one free place. */
const shelf = (
  <>
    <path d="M28 96h264M28 176h264M40 96v-8m240 8v-8M40 176v-8m240 8v-8" />
    {Object.entries(goods).map(([name, { strokes }]) => (
      <g key={name}>{strokes}</g>
    ))}
    <path data-accent d="M216 120h52v48h-52z" strokeDasharray="3 6" />
    <path data-accent d="M242 134v20m-10-10h20" />
  </>
)

const GoodDrawing = ({ good }: { good: Good }) => (
  <chakra.svg
    w="auto"
    h="16"
    mt="5"
    color="brand.fg"
    viewBox={goods[good].frame}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {goods[good].strokes}
  </chakra.svg>
)

export function Showcase() {
  return (
    <>
      <PageHead
        title="Five services you could build"
        lead="These services are examples, not customers. Each names the calls that it needs and has a hint for your program. All of them run in the sandbox as described."
        drawing={shelf}
      />
      {examples.map((example) => (
        <Example key={example.name} {...example} />
      ))}
      <PageSection title="What is not accepted">
        <Paragraph>Creating a project asks you to agree that your service is not related to any of these:</Paragraph>
        <Points>
          <li>adult or erotic content</li>
          <li>lotteries or gambling, and betting tips</li>
          <li>donations</li>
          <li>loan services</li>
        </Points>
      </PageSection>
      <CallToAction title="Build your own" note="To create a project, you need a name, a description and a minute." />
    </>
  )
}

function Example({ name, good, idea, price, calls, hint }: (typeof examples)[number]) {
  return (
    <PageSection
      title={name}
      note={
        <>
          Example
          <GoodDrawing good={good} />
        </>
      }
    >
      <Paragraph>{idea}</Paragraph>
      <Box maxW="720px" textWrap="pretty">
        <DescriptionList
          items={[
            ['Calls', <Calls key="calls" calls={calls} />],
            ['Price', price],
            ['Hint', hint],
          ]}
        />
      </Box>
    </PageSection>
  )
}

const Calls = ({ calls }: Pick<(typeof examples)[number], 'calls'>) => (
  <Stack as="ul" gap="2">
    {calls.map(([call, when]) => (
      <li key={call}>
        <Call of={call} /> <Span color="muted">{when}</Span>
      </li>
    ))}
  </Stack>
)
