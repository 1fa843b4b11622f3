import type { Coverage } from './coverage.ts'
import type { Outcome } from './outcome.ts'

/** One suite per operation, one case per request. An operation without a valid request has a skipped case. */
export function junitReport({ operations }: Coverage, outcomes: Outcome[]): string {
  const suites = operations.map(({ api, operation, reason }) => {
    const own = outcomes.filter(({ planned }) => planned.api === api && planned.operation === operation)
    const name = `${api.name}.${operation.operationId}`
    const cases = own.map((outcome) => caseOf(name, outcome))
    const skipped = reason === undefined ? [] : [skippedCase(name, reason)]
    const failures = own.filter(({ findings }) => findings.length > 0).length
    const counts = `tests="${own.length + skipped.length}" failures="${failures}" errors="0" skipped="${skipped.length}"`
    const all = [...cases, ...skipped].map((each) => `    ${each}\n`).join('')
    return `  <testsuite name="${xml(name)}" ${counts} time="${sum(own)}">\n${all}  </testsuite>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${suites.join('')}</testsuites>\n`
}

function caseOf(suite: string, { planned, findings, seconds }: Outcome): string {
  const start = `<testcase classname="${xml(suite)}" name="${xml(planned.name)}" time="${seconds.toFixed(3)}"`
  if (findings.length === 0) return `${start}/>`
  const lines = findings.map(({ pointer, message, place }) => `${pointer} ${message} (${place})`.trim())
  return `${start}><failure message="${xml(lines[0] ?? '')}">${xml(lines.join('\n'))}</failure></testcase>`
}

const skippedCase = (suite: string, reason: string) =>
  `<testcase classname="${xml(suite)}" name="a valid request" time="0"><skipped message="${xml(reason)}"/></testcase>`

const sum = (outcomes: Outcome[]) => outcomes.reduce((total, { seconds }) => total + seconds, 0).toFixed(3)

/** XML forbids most control characters, even escaped. */
function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
  const readable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd').toWellFormed()
  return readable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
