import { createMemoryHistory } from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Application } from './application.tsx'
import { createPortalRouter } from './router.ts'

it('gives the first page more time before its placeholder shows', async () => {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: ['/404'] }))
  const { defaultPendingMs: first = 0 } = router.options
  render(<Application router={router} />)
  await waitFor(() => expect(router.options.defaultPendingMs).toBeLessThan(first))
})
