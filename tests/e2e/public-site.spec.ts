import { expect, type Page } from '@playwright/test'
import { publicPaths } from '#domain/public-pages.ts'
import { readArticles } from '#server/articles/read-articles.ts'
import { arriveAt, signIn } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { headOf, holdScripts, layoutShift, listedPaths, waitForHydration } from './support/public-pages.ts'
import { test } from './support/test.ts'

test.setTimeout(240_000)

test('a visitor reads about products and showcases and reaches an article and the contact form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await arriveAt(page, 'Charge to the phone bill with one API call.')
  await follow(page, 'Our Solutions')
  await arriveAt(page, 'Charge and message your customers by phone number')
  const tabs = page.getByRole('navigation', { name: 'Our Solutions' })
  await tabs.getByRole('link', { name: 'Mobile Wallet Payment' }).click()
  await arriveAt(page, 'Mobile Wallet Payment')
  await expect(page.getByRole('main').getByText('Coming soon')).toBeVisible()
  await tabs.getByRole('link', { name: 'Direct Carrier Billing' }).click()
  await arriveAt(page, 'Direct Carrier Billing')
  await follow(page, 'Showcase')
  await arriveAt(page, 'Five services you could build')
  await follow(page, 'About Us')
  await arriveAt(page, 'Operator billing for developers and content partners')
  await follow(page, 'Resources')
  await arriveAt(page, 'Read before you build')
  await page.getByRole('link', { name: 'What is direct carrier billing?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What is direct carrier billing?' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Any Questions' }).click()
  await expect(page).toHaveURL(/\/_contact$/)
})

test('every drawing of the showcase is whole', async ({ page }) => {
  await page.goto('/showcase')
  await expect(page.getByRole('heading', { name: 'Parking by phone' })).toBeVisible()
  const cut = await page
    .getByRole('main')
    .locator('svg')
    .evaluateAll((drawings) =>
      drawings
        .filter((svg) => {
          if (!(svg instanceof SVGSVGElement)) return false
          const { x, y, width, height } = svg.getBBox()
          const frame = svg.viewBox.baseVal
          const isWide = x < frame.x || x + width > frame.x + frame.width
          return isWide || y < frame.y || y + height > frame.y + frame.height
        })
        .map((svg) => svg.outerHTML),
    )
  expect(cut).toEqual([])
})

test('the footer links to the legal pages and names browsers and year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2021')
  await expect(footer).toContainText('Supported browsers: Chrome, Firefox, Edge and Safari.')
  for (const [link, heading] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Use', 'Terms of Use'],
    ['Data Protection', 'Data Protection'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click()
    await arriveAt(page, heading)
  }
})

test('the sitemap leads to every public page and every article', async ({ request, baseURL }) => {
  const articles = readArticles().map(({ id, slug }) => `/article/${id}/${slug}`)
  expect(articles.length).toBeGreaterThanOrEqual(12)
  const listed = await listedPaths(request, baseURL)
  expect(listed.toSorted()).toEqual([...publicPaths, ...articles].toSorted())
})

test('an unknown address answers 404, and no route of the application does', async ({ request }) => {
  const visit = (path: string) => request.get(path, { headers: { accept: 'text/html' } })
  for (const path of ['/anything', '/article/4711/when-to-retry', '/our-solutions/more', '/projects/a/b']) {
    const answer = await visit(path)
    expect(answer.status(), path).toBe(404)
    const words = await answer.text()
    expect(words).toContain('<meta name="robots" content="noindex">')
    expect(words).toContain('<title>Page not found · Open Platform</title>')
  }
  for (const path of [
    '/signin',
    '/projects',
    '/projects/4711',
    '/api-doc/any',
    '/version',
    '/_contact-success',
    '/terms/',
  ]) {
    expect((await visit(path)).status(), path).toBe(200)
  }
})

test('every page is readable and described without JavaScript', async ({ browser, request, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const titles = new Set<string>()
  for (const path of await listedPaths(request, baseURL)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, `words of ${path}`).toBeGreaterThan(250)
    for (const dead of [/^Search the portal/, /^Theme:/]) {
      await expect(page.getByRole('banner').getByRole('button', { name: dead }), path).toBeHidden()
    }
    const { title, description, canonical, openGraph } = await headOf(page)
    expect(title, path).toMatch(/^.{3,} · Open Platform$/)
    expect(description?.length ?? 0, `description of ${path}`).toBeGreaterThan(50)
    expect(canonical).toBe(`${baseURL}${path}`)
    expect(openGraph).toMatchObject({ title, description, url: canonical })
    expect((await request.get(openGraph.image ?? '')).headers()['content-type'], path).toMatch(/^image\/png/)
    titles.add(title)
  }
  expect(titles.size, 'titles, one per page').toBe((await listedPaths(request, baseURL)).length)
  await context.close()
})

test('every page is hydrated as it was rendered, without a layout shift', async ({
  page,
  request,
  baseURL,
  consoleErrors,
}) => {
  // How much moves when a web font replaces the fallback depends on the fonts of the machine.
  consoleErrors.expect(/ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  // Links of a campaign add a query, which changes nothing on the page.
  for (const path of [...(await listedPaths(request, baseURL)), '/?utm_source=letter']) {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = await page.waitForSelector('h1')
    // The columns of a table become wider while its rows arrive.
    await page.waitForFunction(() => document.readyState !== 'loading')
    const shiftBefore = await layoutShift(page)
    release()
    await waitForHydration(page)
    await page.evaluate(async () => void (await document.fonts.ready))
    expect(await heading.evaluate((element) => element.isConnected), `${path} keeps its elements`).toBe(true)
    expect((await layoutShift(page)) - shiftBefore, `layout shift of ${path}`).toBeLessThan(0.001)
  }
})

test('header and footer stay while an article waits for its scripts', async ({ page }) => {
  await page.goto('/article/search?query=refund')
  const article = page.getByRole('link', { name: 'Refunds, and reading a charge back' })
  await expect(article).toBeVisible()
  const release = await holdScripts(page)
  await article.click()
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  release()
  await page.waitForURL(/\/article\/\d+/)
})

test('a page that was scrolled before its scripts arrived keeps its position', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const question = page.getByRole('contentinfo').getByRole('link', { name: 'Any Questions' })
  await question.scrollIntoViewIfNeeded()
  const scrolled = await position()
  expect(scrolled).toBeGreaterThan(200)
  release()
  await waitForHydration(page)
  // The router scrolls in an effect, which has run two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await position()).toBe(scrolled)
  await question.click()
  // Before it is there, the shorter placeholder is at its top too.
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await expect.poll(position, 'the next page starts at its top').toBe(0)
  await page.goBack()
  await expect.poll(position, 'the way back leads to the place left').toBe(scrolled)
})

test('a page works without storage and keeps its theme until it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const off = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: off })
  })
  await page.goto('/showcase')
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Theme: as the device/ }).click()
  await page.getByRole('button', { name: /^Theme: light/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: 'Five services you could build' })).toBeVisible()
})

test('a signed-in partner sees a link to the dashboard, without a layout shift', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const way = (name: string) => page.getByRole('banner').getByRole('link', { name })
  const box = async (name: string) => {
    await page.evaluate(async () => void (await document.fonts.ready))
    return await way(name).boundingBox()
  }
  await page.goto('/')
  const signedOut = await box('Sign IN')
  await signIn(page, await registerPartner(request), '/')
  await expect(way('Dashboard')).toBeVisible()
  expect(await box('Dashboard')).toEqual(signedOut)
  // The width of the portal's own font, once it is loaded.
  expect(await layoutShift(page)).toBeLessThan(0.001)
  await inspect(page, 'Home, signed in')
})

test('every link of the public site leads to a page', async ({ page, request, baseURL }) => {
  const paths = await listedPaths(request, baseURL)
  const found = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) found.add(href.replaceAll('&amp;', '&'))
  }
  const own = [...found].filter((href) => !/^[a-z]+:/.test(href))
  expect(own.length).toBeGreaterThan(paths.length)
  for (const href of own) {
    expect((await request.get(href, { headers: { accept: 'text/html,*/*' } })).status(), href).toBe(200)
  }
  for (const href of own.filter((each) => !paths.includes(each) && !/\.\w+$/.test(each))) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 }), href).toBeVisible()
    await expect(page.getByText("The page you are looking for doesn't exist."), href).toHaveCount(0)
  }
})

test('robots.txt allows pages and disallows API paths', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /portal/')
  const missing = await (await request.get('/404', { headers: { accept: 'text/html' } })).text()
  expect(missing).toContain('<meta name="robots" content="noindex">')
})

/** Follows a header link, which is in the menu on a narrow screen. */
async function follow(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  const link = header.getByRole('link', { name, exact: true }).filter({ visible: true })
  const menu = header.getByRole('button', { name: 'Menu' })
  await expect(link.or(menu)).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await link.click()
}
