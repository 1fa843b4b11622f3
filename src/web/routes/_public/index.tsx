import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#web/features/public/home-page.tsx'
import { useSignedIn } from '#web/stores/signed-in.ts'

export const Route = createFileRoute('/_public/')({
  head: () => ({ meta: [{ title: 'Carrier billing and SMS for developers' }] }),
  component: Home,
})

function Home() {
  return <HomePage isLoggedIn={useSignedIn()} />
}
