import { parseArgs } from 'node:util'
import { addStaff } from '#server/commands/staff.ts'

const usage = `usage: npm run staff -- add EMAIL ROLE

Adds a member of staff. ROLE is BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED.
Prints a temporary password. The new member of staff replaces it with Forgot password.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`

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
    .then((text) => console.log(text))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error)
      process.exitCode = 1
    })
}
