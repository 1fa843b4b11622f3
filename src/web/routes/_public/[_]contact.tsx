import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { ContactScreen } from '#web/features/contact/contact-screen.tsx'

const description = 'Ask the people who run the open platform about prices, operators, payouts or your project.'

export const Route = createFileRoute('/_public/_contact')({
  head: () => ({ meta: [{ title: pageNames.contact }, { name: 'description', content: description }] }),
  component: ContactScreen,
})
