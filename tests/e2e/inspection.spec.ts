import { expect, test } from '@playwright/test'
import { inspect } from './support/inspection.ts'

// Every other journey relies on the inspection.

const faults = {
  'a colour of the light theme': ['[data-theme=light] p { color: #ccc }', /in light at 1280[\s\S]*color-contrast/],
  'a colour of the dark theme': ['[data-theme=dark] p { color: #333 }', /in dark at 390[\s\S]*color-contrast/],
  'a small target on a phone': ['@media (width < 800px) { a { font-size: 12px; line-height: 16px } }', /target-size/],
  'text that is too wide for a phone': ['p { min-width: 500px }', /beyond the right edge at 390/],
  'text that is too small': ['@media (width < 800px) { p { font-size: 11px } }', /text below 12 px/],
} as const

const pageWith = (style: string) => `<!doctype html><html lang="en"><head><title>Page</title><style>
  :root { color: #000; background: #fff } [data-theme=dark] { color: #fff; background: #000 } a { display: block; color: inherit; line-height: 32px }
  ${style}</style></head><body><main><h1>Page</h1><p>Text</p><nav><a href="#a">First</a><a href="#b">Second</a></nav></main><script>
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light' }
  dark.addEventListener('change', apply)
  apply()
</script></body></html>`

test.use({ viewport: { width: 1280, height: 800 } })

test('an inspection passes a page without faults', async ({ page }) => {
  await page.setContent(pageWith(''))
  await inspect(page, 'Page without faults')
})

for (const [fault, [style, message]] of Object.entries(faults)) {
  test(`an inspection finds ${fault}`, async ({ page }) => {
    await page.setContent(pageWith(style))
    await expect(inspect(page, `Page with ${fault}`)).rejects.toThrow(message)
  })
}
