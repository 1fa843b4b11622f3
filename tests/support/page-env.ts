import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { waitLimitMs } from '../../scripts/wait-limit.ts'

// Set-up of the page tests.
configure({ asyncUtilTimeout: waitLimitMs })
// React goes on rendering a page that is left open, also when the document of its test file is gone.
afterEach(cleanup)
