import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { ensureProgram } from '../../scripts/apt.ts'
import type { Driver, DriverElement } from './driver.ts'

/** Firefox, driven by WebDriver BiDi. */
export const firefox = { name: 'Firefox', install, start }

function install(): string {
  return ensureProgram(['firefox-esr', 'firefox'], 'firefox-esr')
}

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: install(),
    headless: true,
    timeout: 60_000,
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  return {
    open: async (url) => void (await page.goto(url)),
    address: async () => page.url(),
    find: async (xpath) =>
      (await page.$$(`xpath/${xpath}`)).map((handle) => toElement(handle as ElementHandle<Element>)),
    picture: async (path) => void (await page.screenshot({ path: `${path}.png` })),
    close: () => browser.close(),
  }
}

function toElement(handle: ElementHandle<Element>): DriverElement {
  const locator = handle.asLocator().setTimeout(5000)
  return {
    isVisible: () => handle.isVisible(),
    // Waits until the element is enabled and has stopped moving.
    click: () => locator.click(),
    // The locator's own filling clears the field without an event, so that the page could put the former text back.
    async fill(text) {
      await handle.focus()
      const { keyboard } = handle.frame.page()
      await keyboard.down('Control')
      await keyboard.press('a')
      await keyboard.up('Control')
      await keyboard.type(text)
    },
    choose: async (option) => {
      const value = await handle.evaluate((select, text) => {
        const options = select instanceof HTMLSelectElement ? [...select.options] : []
        return options.find((each) => each.text === text || each.value === text)?.value
      }, option)
      if (value === undefined) throw new Error(`the field has no option '${option}'`)
      await handle.select(value)
    },
    upload: async (path) => (await handle.toElement('input')).uploadFile(path),
    isChecked: () => handle.evaluate((input) => input instanceof HTMLInputElement && input.checked),
    text: () => handle.evaluate((element) => element.textContent),
  }
}
