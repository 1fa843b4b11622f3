import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { useChosenRegion } from '#web/stores/region.ts'
import { useSession } from '#web/stores/session.ts'
import { toaster } from '#web/stores/toast.ts'
import { waitLimitMs } from '../../scripts/wait-limit.ts'
import './jsdom-gaps.ts'

// Set-up of the page tests.
configure({ asyncUtilTimeout: waitLimitMs })

// A worker loads the modules of the portal once for all its test files. Each test leaves them, the browser and Vitest as it
// found them.
afterEach(() => {
  // React goes on rendering a page that is left open, also when the document of its test file is gone.
  cleanup()
  // jsdom starts its frames with the timers of that moment, and draws none while they are pending.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  toaster.remove()
  useChosenRegion.setState(useChosenRegion.getInitialState())
  useSession.setState(useSession.getInitialState())
})
