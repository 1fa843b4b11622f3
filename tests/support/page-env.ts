import { configure } from '@testing-library/react'
import { waitLimitMs } from '../../scripts/wait-limit.ts'

// Set-up of the page tests.
configure({ asyncUtilTimeout: waitLimitMs })
