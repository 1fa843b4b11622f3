import { createFileRoute } from '@tanstack/react-router'
import { PublicLayout } from '#web/features/public/public-layout.tsx'
import { useSignedIn } from '#web/stores/signed-in.ts'
import { withoutPlaceholder } from './-layout-pending.ts'
import { PageOutlet } from './-page-pending.tsx'

export const Route = createFileRoute('/_public')({
  ...withoutPlaceholder,
  component: Public,
})

function Public() {
  return (
    <PublicLayout isLoggedIn={useSignedIn()}>
      <PageOutlet />
    </PublicLayout>
  )
}
