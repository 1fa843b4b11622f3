import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

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
const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Field = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

// What makes a form of a schema needs a browser, and nobody reads it: the words around it are there without.
const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }))

const never = () => () => {}
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function ContactScreen() {
  return (
    <Columns>
      <div>
        <Title>Contact us</Title>
        <Lead>Tell us what you sell and what you want to know. A person who runs the platform answers by email.</Lead>
        <Points>
          <Point>Ask about prices, operators and payouts before you sign up.</Point>
          <Point>Already a partner? Name your project, and we will look at it before we answer.</Point>
          <Point>A call went wrong? Tell us its openPlatformTransactionId. Never send us a key.</Point>
        </Points>
      </div>
      <Card>
        <noscript>The form needs JavaScript. Please allow it for this site and reload.</noscript>
        {useIsInBrowser() ? (
          <Suspense fallback={<FormPending />}>
            <ContactForm />
          </Suspense>
        ) : (
          <FormPending />
        )}
      </Card>
    </Columns>
  )
}

// The heights of the form's own fields, each with its label and the line that is kept for what is wrong with it.
const line = '94.7px'
const phone = { base: '146.7px', sm: line }
const message = { base: '221px', sm: '203px' }
const fields = [line, line, line, line, line, phone, message]

function FormPending() {
  return (
    <Waiting>
      <Lines data-awaits="application">
        {fields.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never change
          <Field key={at} h={height}>
            <Skeleton w="120px" h="14px" mt="1" />
            <Skeleton h={height === message ? '148px' : '10'} />
          </Field>
        ))}
        <Skeleton h="10" w="80px" />
      </Lines>
    </Waiting>
  )
}
