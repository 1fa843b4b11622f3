import type { DemoPartner } from '#server/demo/demo-partners.ts'
import { demoAccounts } from '#server/demo-accounts.ts'

const [{ email, role: _, ...person }] = demoAccounts

/** The company of the demo's partner account. Its drafts are in seed.ts. */
export const lumen = {
  email,
  person,
  company: {
    name: 'Lumen',
    website: 'lumen.example',
    industry: 'Music and audio',
    details: 'Music and games for phones.',
    identityUen: '201912345K',
    address: '1 Harbour Front, Singapore',
    country: 'Singapore',
    hotlineNumber: '+65 61234567',
  },
  bank: { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '021', accountNumber: '0210084410' },
  providers: ['STM', 'AIS', 'GLB'],
  locale: 'en-SG',
  addresses: ['64.6.64.6', '64.6.65.6'],
  signedUp: 420,
  projects: [
    {
      name: 'Lumen Radio',
      description: 'Live radio without advertisements, paid by the week or by the month.',
      projectType: 1,
      stage: 'live',
      days: 384,
      // In each environment a key that has expired. The live key in use expires within a month.
      keys: [
        { environment: 'sandbox', daysAgo: 391 },
        { environment: 'sandbox', daysAgo: 203 },
        { environment: 'live', daysAgo: 381 },
        { environment: 'live', daysAgo: 341 },
      ],
    },
  ],
} satisfies DemoPartner
