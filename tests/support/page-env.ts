import { configure } from '@testing-library/react'

// Set-up of the page tests. The long timeout is for machines that run other suites at the same time.
configure({ asyncUtilTimeout: 15_000 })
