import type { publicPaths } from '#domain/public-pages.ts'
import { promisedDays } from '#domain/review-promise.ts'

type Described = Exclude<(typeof publicPaths)[number], '/_contact'>

/** Descriptions for search engines and link previews. Separate from the routes, which every page loads. */
export const descriptions: Record<Described, string> = {
  '/': `Charge to the phone bills of Singtel, AIS and Globe through one API. Sandbox free for a limited time, go-live answered within ${promisedDays} business days.`,
  '/about-us':
    'One API for several operators, a sandbox that behaves like it, and three reviews of each project before it goes live.',
  '/our-solutions':
    'Charge to the phone bill and send SMS to a number that is proven once. When it fits your service, and when it does not.',
  '/our-solutions/direct-carrier-billing':
    'How a charge to the phone bill works: the six calls, operators and prices, payouts, what declines mean, and the sandbox to try it in.',
  '/our-solutions/mobile-wallet-payment':
    'Payments from the wallet on the phone are coming soon. What is certain about them, what is not known yet, and what you can do today.',
  '/resources':
    'Guides, product and security articles, a video, the OpenAPI files and the reference of the open platform.',
  '/showcase':
    'Five example services you could build on carrier billing and SMS, each with the calls that it needs and a hint for your program.',
  '/terms':
    'What you agree to by using the portal and the sandbox: account, keys, services that are not accepted, going live, limits.',
  '/privacy':
    'What the portal stores about you, why, and for how long: visitors, the contact form, accounts, what stays in your browser.',
  '/data-protection':
    'What happens to the data of subscribers when a service calls the platform: consent, masking, storage and deletion.',
}
