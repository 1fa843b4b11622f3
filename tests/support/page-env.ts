import { configure } from '@testing-library/react'

// Loaded before each test of a page. What it waits for may take long: the machine may be busy with other suites.
configure({ asyncUtilTimeout: 15_000 })
