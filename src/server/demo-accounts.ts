import type { Config } from '#server/config.ts'

export const demoPassword = 'Sandbox#2026'

export const demoAccounts = [
  {
    email: 'dana@lumen.example',
    role: 'EXTERNAL_ADMIN',
    fullName: 'Dana Ong',
    salutation: 'Ms.',
    jobTitle: 'Head of Partnerships',
    mobileNumber: '+65 81234567',
  },
  { email: 'ines@portal.example', role: 'BUSINESS_INTERNAL', fullName: 'Ines Roy', salutation: 'Ms.' },
  { email: 'theo@portal.example', role: 'TECHNICAL_LIMITED', fullName: 'Theo Lim', salutation: 'Mr.' },
  { email: 'bea@portal.example', role: 'BUSINESS_ADMIN', fullName: 'Bea Santos', salutation: 'Ms.' },
] as const

/** The other partners of the demo, whose companies and projects are in src/server/demo/demo-partners.ts. */
export const demoPartnerEmails = [
  'farah@tidewater.example',
  'somchai@paperkite.example',
  'luz@corallearning.example',
  'anong@mekongcomics.example',
  'paolo@sampaguitafit.example',
  'weiling@orchardstories.example',
  'nadia@fernway.example',
] as const

const addresses = new Set<string>([...demoAccounts.map(({ email }) => email), ...demoPartnerEmails])

/** The demo password is public: these accounts are ignored when a database with demo data runs outside demo mode. */
export function isDisabledDemoAccount(email: string, { demo }: Pick<Config, 'demo'>): boolean {
  return !demo && addresses.has(email)
}
