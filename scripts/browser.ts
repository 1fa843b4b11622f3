import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { installDebianPackage, isExecutable, pathsOf } from './apt.ts'

// The headless build of the same browser runs these tests a third faster.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** CHROMIUM_PATH, or the first installed Chromium that starts. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  return [...pathsOf(names), chromium.executablePath()].find(starts)
}

/**
 * The path of a Chromium for the browser tests. Without one it installs Playwright's, or Debian's package when Playwright's
 * cannot be downloaded or does not start.
 */
export function ensureChromium(): string {
  return findChromium() ?? installFromPlaywright() ?? installFromDebian()
}

function installFromPlaywright(): string | undefined {
  console.log("No Chromium on this machine. Installing Playwright's: npx playwright install chromium")
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  return findChromium()
}

function installFromDebian(): string {
  installDebianPackage(shell, "Playwright's Chromium could not be installed.")
  const path = findChromium()
  if (!path)
    throw new Error(`Debian's ${shell} is installed but does not start. Set CHROMIUM_PATH to another Chromium.`)
  return path
}

// An executable with missing shared libraries exists but fails to print its version.
const starts = (path: string): boolean =>
  isExecutable(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
