import { buildPages } from './build/pages.ts'
import { parseOptions } from './parse-options.ts'

const usage = `usage: npm start

Builds the pages when their sources have changed, migrates the database, and serves everything on http://127.0.0.1:8080.
In demo mode (the default without DATABASE_URL) it prints the demo accounts and the address of their mailbox.

Variables: HOST, PORT, PUBLIC_URL, DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, CLAMD_URL, INTERNAL_NETWORKS, TRUST_PROXY,
SESSION_SECRET, SUBSCRIBER_SECRET, DEMO. The README explains them.`

parseOptions(usage, {})

if (await buildPages({ force: false })) console.log('The pages are built.')
await import('#server/main.ts')
