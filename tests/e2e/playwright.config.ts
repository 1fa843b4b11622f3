import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/browser.ts'
import { workers } from '../support/staff-accounts.ts'
import { projects } from './support/projects.ts'

const reports = '../../test-results'

export default defineConfig({
  testDir: '.',
  outputDir: `${reports}/e2e`,
  globalSetup: './support/server.ts',
  workers,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../support/playwright-reporter.ts']],
  use: {
    // Keeps steps, requests and the failed page. Snapshots of every step would cost a sixth of the time of all tests:
    // request them with --trace on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
      // A page of a test ends before optimized code pays for its compilation: without it, tests need a fifth less processor time.
      args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-opt --no-maglev'],
    },
  },
  projects: [
    { name: 'desktop', use: projects.desktop, grepInvert: /@phone-only/ },
    { name: 'phone', use: projects.phone, grep: /@phone/ },
  ],
})
