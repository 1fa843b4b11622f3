import { escapeHtml } from '#domain/escape-html.ts'
import type { Cell, Coverage, OperationCoverage } from './coverage.ts'
import type { Outcome } from './outcome.ts'
import { reportStyles } from './report-styles.ts'

export interface Report {
  target: string
  startedAt: Date
  writes: boolean
  coverage: Coverage
  outcomes: Outcome[]
  /** Why the run ended early. */
  ending?: string
}

/** The report as one page, without scripts and without other files. */
export function htmlReport(report: Report): string {
  const { target, coverage } = report
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Contract report of ${escapeHtml(target)}</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<h1>Contract report</h1>
<p class="target">${escapeHtml(target)}<br>${started(report)}</p>
</header>
<main>
${endedEarly(report)}${figures(report)}
${findingsOf(report)}
<section aria-labelledby="matrix">
<h2 id="matrix">Operations and responses</h2>
${legend}
${coverageTables(coverage)}
</section>
${withoutValid(coverage)}
</main>
</body>
</html>
`
}

function started({ startedAt }: Report): string {
  const iso = startedAt.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

const endedEarly = ({ ending }: Report) =>
  ending ? `<p class="ending"><strong>The run ended early.</strong> ${escapeHtml(ending)}</p>\n` : ''

function figures({ coverage, outcomes, writes }: Report): string {
  const { percent, seen, documented, asked, operations } = coverage
  const findings = outcomes.reduce((sum, each) => sum + each.findings.length, 0)
  const facts: [string, string][] = [
    ['Responses seen', `${percent} % <small>${seen} of ${documented} documented</small>`],
    ['Operations asked', `${asked} <small>of ${operations.length}</small>`],
    ['Requests', `${outcomes.length} <small>${writes ? 'with writes' : 'without writes'}</small>`],
    ['Findings', `<span class="${findings > 0 ? 'bad' : 'good'}">${findings}</span>`],
  ]
  return `<dl class="figures">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function findingsOf({ outcomes }: Report): string {
  const items = outcomes.flatMap((outcome) => outcome.findings.map((finding) => findingOf(outcome, finding)))
  const list =
    items.length > 0 ? `<ol class="findings">${items.join('\n')}</ol>` : '<p>Every answer follows the contract.</p>'
  return `<section aria-labelledby="findings">\n<h2 id="findings">Findings</h2>\n${list}\n</section>`
}

function findingOf({ planned }: Outcome, { pointer, message, place }: Outcome['findings'][number]): string {
  const { operation, name } = planned
  const at = pointer ? `<code>${escapeHtml(pointer)}</code> ` : ''
  return `<li><h3>${escapeHtml(operation.operationId)}, ${escapeHtml(name)}</h3>
<p>${at}${escapeHtml(message)}</p>
<p class="place"><code>${escapeHtml(place)}</code></p></li>`
}

const marks: Record<Cell, string> = { seen: '✓', deviates: '✗', 'not seen': '○' }

const legend = `<ul class="legend">
<li><span class="mark seen" aria-hidden="true">✓</span> seen, as documented</li>
<li><span class="mark deviates" aria-hidden="true">✗</span> seen, with a finding</li>
<li><span class="mark unseen" aria-hidden="true">○</span> documented, not seen</li>
<li>An empty cell is not documented.</li>
</ul>`

function coverageTables({ operations }: Coverage): string {
  return [...Map.groupBy(operations, ({ api }) => api)]
    .map(([api, own]) => coverageTable(`${api.document.info.title}, version ${api.document.info.version}`, own))
    .join('\n')
}

function coverageTable(title: string, operations: OperationCoverage[]): string {
  const statuses = [...new Set(operations.flatMap(({ cells }) => Object.keys(cells)))].sort()
  const heads = statuses.map((status) => `<th scope="col">${status}</th>`).join('')
  const label = escapeHtml(title)
  return `<h3>${label}</h3>
<div class="table" role="region" aria-label="${label}" tabindex="0">
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Requests</th>${heads}</tr></thead>
<tbody>
${operations.map((each) => coverageRow(each, statuses)).join('\n')}
</tbody>
</table>
</div>`
}

function coverageRow({ operation, requests, cells, undocumented }: OperationCoverage, statuses: string[]): string {
  const { operationId, method, path } = operation
  const address = `${method.toUpperCase()} ${path}`
  const others = undocumented.length > 0 ? `<span class="bad">undocumented: ${undocumented.join(', ')}</span>` : ''
  return `<tr><th scope="row">${escapeHtml(operationId)}<small>${escapeHtml(address)}</small>${others}</th><td>${requests}</td>${statuses
    .map((status) => coverageCell(cells[status]))
    .join('')}</tr>`
}

function coverageCell(cell: Cell | undefined): string {
  if (!cell) return '<td></td>'
  const look = cell === 'not seen' ? 'unseen' : cell
  return `<td><span class="mark ${look}" aria-hidden="true">${marks[cell]}</span><span class="hidden">${cell}</span></td>`
}

function withoutValid({ operations }: Coverage): string {
  const groups = [...Map.groupBy(operations, ({ reason }) => reason)].flatMap(([reason, own]) =>
    reason === undefined
      ? []
      : [
          `<dt>${escapeHtml(reason)}</dt><dd>${own.map(({ operation }) => `<code>${escapeHtml(operation.operationId)}</code>`).join(' ')}</dd>`,
        ],
  )
  if (groups.length === 0) return ''
  return `<section aria-labelledby="without"><h2 id="without">Operations without a valid request</h2>\n<dl class="without">${groups.join('\n')}</dl></section>`
}
