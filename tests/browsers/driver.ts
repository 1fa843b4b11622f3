import { waitFor } from '#tests/support/wait-for.ts'

/** What the journey needs of a browser. Each browser has its own protocol and library behind it. */
export interface Driver {
  open(url: string): Promise<void>
  address(): Promise<string>
  /** All elements that the XPath selects, hidden ones included. */
  find(xpath: string): Promise<DriverElement[]>
  picture(path: string): Promise<void>
  /** Ends the browser and every process that was started for it. */
  close(): Promise<void>
}

export interface DriverElement {
  isVisible(): Promise<boolean>
  click(): Promise<void>
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>
  /** Chooses an option by its text or value. */
  choose(option: string): Promise<void>
  upload(path: string): Promise<void>
  /** For a checkbox or radio button. */
  isChecked(): Promise<boolean>
  text(): Promise<string>
}

const patience = { timeout: 20_000, interval: 100 }

/** A browser's only tab, with gestures that wait for the element they need. */
export class Tab {
  readonly #driver: Driver
  readonly #portal: string

  constructor(driver: Driver, portal: string) {
    this.#driver = driver
    this.#portal = portal
  }

  open = (path: string) => this.#driver.open(`${this.#portal}${path}`)
  picture = (path: string) => this.#driver.picture(path)
  click = (xpath: string) => this.#use(xpath, (element) => element.click())
  fill = (xpath: string, text: string) => this.#use(xpath, (element) => element.fill(text))
  choose = (xpath: string, option: string) => this.#use(xpath, (element) => element.choose(option))
  /** Clicks once: a page that loses the click fails. */
  async tick(xpath: string): Promise<void> {
    await this.click(xpath)
    await this.#use(xpath, async (element) => {
      if (!(await element.isChecked())) throw new Error(`${xpath} is not ticked`)
    })
  }
  sees = (xpath: string) => this.#use(xpath, async () => {})
  read = (xpath: string) => this.#use(xpath, (element) => element.text())

  /** Gives a file to an input, which is hidden behind a button. */
  upload = (xpath: string, path: string) =>
    waitFor(async () => {
      const [input] = await this.#driver.find(xpath)
      if (!input) throw new Error(`${await this.#driver.address()} has no ${xpath}`)
      await input.upload(path)
    }, patience)

  async arrivesAt(path: RegExp): Promise<void> {
    await waitFor(async () => {
      const { pathname } = new URL(await this.#driver.address())
      if (!path.test(pathname)) throw new Error(`the address is ${pathname}, and not ${path}`)
    }, patience)
  }

  /** Tries again after any error: the page may replace the element at any time. */
  #use = <T>(xpath: string, act: (element: DriverElement) => Promise<T>): Promise<T> =>
    waitFor(async () => {
      for (const element of await this.#driver.find(xpath)) if (await element.isVisible()) return await act(element)
      throw new Error(`${await this.#driver.address()} shows no ${xpath}`)
    }, patience)
}

// XPath is the one way of finding elements that both protocols know. The texts have no double quotes.

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`
export const link = (name: string) => `//a[normalize-space()="${name}"]`
export const tab = (name: string) => `//*[@role="tab"][normalize-space()="${name}"]`
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3][normalize-space()="${name}"]`
export const words = (text: string) => `//*[text()[contains(normalize-space(), "${text}")]]`
export const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`
export const check = (label: string) => `//label[contains(normalize-space(), "${label}")]//input`
export const dialog = (name: string) =>
  `//*[@role="dialog"][@aria-label="${name}" or @aria-labelledby=//*[normalize-space()="${name}"]/@id]`
