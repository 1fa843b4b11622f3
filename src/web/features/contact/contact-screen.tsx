import { chakra } from '@chakra-ui/react/styled-system'
import { standInContact } from '#domain/public-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ContactForm } from './contact-form.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    py: { base: '8', md: '12' },
  },
})
const Title = chakra('h1', { base: { textStyle: { base: 'heading', md: 'display' }, textWrap: 'balance' } })
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', mt: '4' } })
const Points = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3', mt: '6' } })
const Point = chakra('li', {
  base: { color: 'muted', borderLeftWidth: '2px', borderColor: 'brand.line', pl: '4' },
})
// The form needs JavaScript to be sent.
const Working = chakra('div', { base: { '@media (scripting: none)': { display: 'none' } } })

export function ContactScreen() {
  return (
    <Columns>
      <div>
        <Title>Contact us</Title>
        <Lead>Tell us what you sell and what you want to know. A person who runs the platform answers by email.</Lead>
        <Points>
          <Point>Ask about prices, operators and payouts before you sign up.</Point>
          <Point>Already a partner? Name your project, and we will look at it before we answer.</Point>
          <Point>
            A call went wrong? Tell us when, and its correlationId or the X-Request-Id of the answer. Never send us a
            key.
          </Point>
        </Points>
      </div>
      <Card>
        <noscript>
          The form needs JavaScript. Please allow it for this site and reload, or write to <Mailbox />.
        </noscript>
        <Working>
          <ContactForm />
        </Working>
      </Card>
    </Columns>
  )
}

/** The server writes the address into the rendered page; React has only the placeholder and must not put it back. */
const Mailbox = () => (
  <TextLink href={`mailto:${standInContact}`} suppressHydrationWarning>
    {standInContact}
  </TextLink>
)
