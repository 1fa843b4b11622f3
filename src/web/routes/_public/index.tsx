import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#web/features/public/home-page.tsx'
import { useSession } from '#web/stores/session.ts'

export const Route = createFileRoute('/_public/')({
  head: () => ({ meta: [{ title: 'Carrier billing and SMS for developers' }] }),
  component: Home,
})

function Home() {
  return <HomePage isLoggedIn={useSession((session) => session.isLoggedIn)} />
}
