import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installDebianPackage } from './apt.ts'

const usage = `usage: node scripts/browser.ts

Prints the path of a Chromium for the browser tests; installs one where there is none:
Playwright's own, or else (no download, missing libraries) Debian's package by apt-get.
CHROMIUM_PATH names another one.`

// The shell is the same browser without a window of its own: a third faster in what it is asked for here.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium to test with, if this machine has one that starts. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, chromium.executablePath()].find(starts)
}

export function ensureChromium(): string {
  return findChromium() ?? installPlaywrights() ?? installDebians()
}

function installPlaywrights(): string | undefined {
  console.log("No Chromium on this machine. Installing Playwright's: npx playwright install chromium")
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  return findChromium()
}

function installDebians(): string {
  installDebianPackage(shell, "Playwright's Chromium cannot be had here.")
  const path = findChromium()
  if (!path)
    throw new Error(`Debian's ${shell} is installed but does not start; CHROMIUM_PATH=/path/to/one names another`)
  return path
}

// Asking for the version also finds the one whose shared libraries are missing.
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

if (import.meta.main) console.log(process.argv.includes('--help') ? usage : ensureChromium())
