import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#web/features/public/home-page.tsx'
import { useSignedIn } from '#web/stores/signed-in.ts'

export const Route = createFileRoute('/_public/')({
  head: () => ({
    meta: [
      { title: 'Carrier billing and SMS for developers' },
      {
        name: 'description',
        content:
          'Charge to the phone bills of Singtel, AIS and Globe through one API. Free sandbox, go-live answered within 5 business days, payout per operator.',
      },
    ],
  }),
  component: Home,
})

function Home() {
  return <HomePage isLoggedIn={useSignedIn()} />
}
