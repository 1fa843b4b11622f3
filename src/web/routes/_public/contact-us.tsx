import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/contact-us')({
  beforeLoad: () => {
    throw redirect({ to: '/_contact', replace: true })
  },
})
