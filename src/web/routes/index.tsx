import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: 'Carrier billing and SMS for developers' }] }),
  component: () => <h1>Open Platform</h1>,
})
