import { configure } from '@testing-library/react'
import { waitLimitMs } from './wait-limit.ts'

// Set-up of the page tests.
configure({ asyncUtilTimeout: waitLimitMs })
