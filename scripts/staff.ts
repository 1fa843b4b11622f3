import { parseArgs } from 'node:util'
import { addStaff } from '#server/commands/staff.ts'

const usage = `usage: npm run staff -- add EMAIL ROLE

Adds a member of staff. ROLE is BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED.
Prints a temporary password; the new colleague sets another one with Forgot password.
It opens the database of the same variables as the server. The embedded one has a single owner: stop the server first.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [verb, email, role] = positionals

if (values.help) {
  console.log(usage)
} else if (verb !== 'add' || !email || !role || positionals.length > 3) {
  console.error(usage)
  process.exitCode = 2
} else {
  await addStaff(email, role, process.env)
    .then((words) => console.log(words))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error)
      process.exitCode = 1
    })
}
