/** How long a test waits for something by default. Long, for machines that run other suites at the same time. */
export const waitLimitMs = 15_000
