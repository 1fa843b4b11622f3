import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { waitFor } from '#tests/support/wait-for.ts'
import { ensureProgram } from '../../scripts/apt.ts'
import { freePort } from '../../scripts/free-port.ts'
import type { Driver, DriverElement } from './driver.ts'

/** WebKitGTK, which has the engine of Safari, driven by WebDriver. It has no headless mode, so it gets a virtual display. */
export const webkit = { name: 'WebKit', install, start }

function install() {
  return {
    webDriver: ensureProgram(['WebKitWebDriver'], 'webkit2gtk-driver'),
    virtualDisplay: ensureProgram(['Xvfb'], 'xvfb'),
  }
}

async function start(): Promise<Driver> {
  const { webDriver, virtualDisplay } = install()
  const children: ChildProcess[] = []
  const endAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  const run = (program: string, words: string[], environment: Record<string, string> = {}) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    })
    children.push(child)
    return child
  }

  const display = await displayOf(
    run(virtualDisplay, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']),
  )
  const port = await freePort()
  run(webDriver, [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: display, NO_AT_BRIDGE: '1' })
  const server = `http://127.0.0.1:${port}`
  await waitFor(() => fetch(`${server}/status`), { timeout: 20_000 })
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(miniBrowser)
    .build()
  await browser.manage().window().setRect({ width: 1280, height: 900 })
  return {
    open: (url) => browser.get(url),
    address: () => browser.getCurrentUrl(),
    find: async (xpath) => (await browser.findElements(By.xpath(xpath))).map(toElement),
    picture: async (path) => await writeFile(`${path}.png`, await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit()
      process.off('exit', endAll)
      endAll()
    },
  }
}

/** The browser that comes with the engine, for tests. */
const miniBrowser = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
})

/** Xvfb takes the first free display and writes its number. */
async function displayOf(xvfb: ChildProcess): Promise<string> {
  const output = xvfb.stdio[3]
  if (!(output instanceof Readable)) throw new Error('Xvfb was started without the pipe for its display')
  const [number] = await once(createInterface(output), 'line')
  return `:${number}`
}

/** WebDriver clicks a point, which a moving element, as in a dialog that opens, may have left. */
async function standsStill(element: WebElement): Promise<void> {
  let before = ''
  let looks = 0
  await waitFor(
    async () => {
      const now = JSON.stringify(await element.getRect())
      looks = now === before ? looks + 1 : 0
      before = now
      if (looks < 3) throw new Error('the element moves')
    },
    { timeout: 5000, interval: 100 },
  )
}

function toElement(element: WebElement): DriverElement {
  return {
    isVisible: () => element.isDisplayed(),
    async click() {
      await standsStill(element)
      await element.click()
    },
    // WebDriver's own clearing sends no input event, so that the page could put the former text back.
    async fill(text) {
      await element.sendKeys(Key.chord(Key.CONTROL, 'a'))
      await element.sendKeys(text)
    },
    choose: (option) =>
      element.findElement(By.xpath(`./option[normalize-space()="${option}" or @value="${option}"]`)).click(),
    upload: (path) => element.sendKeys(path),
    isChecked: () => element.isSelected(),
    text: () => element.getText(),
  }
}
