import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ensureProgram } from '../scripts/apt.ts'
import { read, root } from './support/tree.ts'

// Prometheus evaluates deploy/alerts.yml over invented figures, one hour of them, a value each minute.

interface Rule {
  alert: string
  labels: Record<string, string>
  annotations: Record<string, string>
}

const { groups } = load(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** Figures by series, in promtool's notation: '0+60x90' starts at 0 and grows by 60 a minute. */
type Figures = Record<string, string>

const constant = (value: number) => `${value}x90`
/** A code that is not sent expires after five minutes, and the next one begins to wait. */
const oneCodeAfterTheOther = ['0', ...Array.from({ length: 18 }, () => '0+60x4')].join(' ')
const perSecond = (rate: number) => `0+${60 * rate}x90`

/** Of ten calls a second, `share` take longer than the bucket `below`, and less than the one above. */
function latencies(name: string, labels: string, [below, above]: [string, string], share: number): Figures {
  return {
    [`${name}_bucket{${labels},le="${below}"}`]: perSecond(10 * (1 - share)),
    [`${name}_bucket{${labels},le="${above}"}`]: perSecond(10),
    [`${name}_bucket{${labels},le="+Inf"}`]: perSecond(10),
  }
}

const answers = 'http_request_duration_seconds'
const calls = 'gateway_call_duration_seconds'
const live = 'environment="live",operation="createCharge"'

const cases: Record<string, { fires: Figures | Figures[]; silent: Figures; labels?: Record<string, string> }> = {
  PortalDown: {
    fires: { 'up{job="portal"}': constant(0) },
    silent: { 'up{job="portal"}': constant(1), 'up{job="another"}': constant(0) },
    labels: { job: 'portal' },
  },
  PortalDatabaseAway: {
    fires: { 'database_up{instance="a"}': constant(1), 'database_up{instance="b"}': constant(0) },
    silent: { 'database_up{instance="a"}': constant(1), 'database_up{instance="b"}': constant(1) },
  },
  PortalAnswersFail: {
    fires: {
      [`${answers}_count{operation="getProject",status="200"}`]: perSecond(98),
      [`${answers}_count{operation="getProject",status="503"}`]: perSecond(2),
      [`${answers}_count{operation="/sandbox/v1/charges",status="200"}`]: perSecond(9999),
    },
    silent: {
      [`${answers}_count{operation="getProject",status="200"}`]: perSecond(50),
      [`${answers}_count{operation="getProject",status="401"}`]: perSecond(50),
      // By contract: numbers that ask for a failure, and operators and hosts of partners that fail.
      [`${answers}_count{operation="/sandbox/v1/charges",status="503"}`]: perSecond(9),
      [`${answers}_count{operation="/live/v1/charges",status="503"}`]: perSecond(9),
      [`${answers}_count{operation="callTryOutHost",status="504"}`]: perSecond(9),
    },
  },
  PortalAnswersSlowly: {
    fires: latencies(answers, 'operation="getProject"', ['1', '2.5'], 0.05),
    silent: {
      ...latencies(answers, 'operation="getProject"', ['1', '2.5'], 0.005),
      ...latencies(answers, 'operation="streamNotifications"', ['1', '2.5'], 1),
      ...latencies(answers, 'operation="callTryOutHost"', ['1', '2.5'], 1),
    },
  },
  PortalCallsFail: {
    fires: { 'gateway_calls_total{environment="live",refusal="no-room"}': perSecond(1) },
    silent: {
      'gateway_calls_total{environment="sandbox",refusal="no-room"}': perSecond(1),
      'gateway_calls_total{environment="live",refusal="key-expired"}': perSecond(1),
    },
  },
  PortalSandboxFails: {
    fires: { 'gateway_calls_total{environment="sandbox",refusal="platform-failed"}': perSecond(1) },
    silent: {
      'gateway_calls_total{environment="live",refusal="platform-failed"}': perSecond(1),
      'gateway_calls_total{environment="sandbox",refusal="none",result="SERVICE_UNAVAILABLE"}': perSecond(1),
    },
  },
  PortalCallsSlow: {
    fires: latencies(calls, live, ['2.5', '5'], 0.05),
    silent: latencies(calls, live, ['2.5', '5'], 0.005),
  },
  PortalMailWaits: {
    fires: [
      { 'backlog_oldest_seconds{queue="codes"}': oneCodeAfterTheOther },
      { 'backlog_oldest_seconds{queue="mail"}': constant(301) },
    ],
    silent: {
      'backlog_oldest_seconds{queue="codes"}': constant(60),
      'backlog_oldest_seconds{queue="mail"}': constant(300),
      'backlog_oldest_seconds{queue="x"}': constant(900),
    },
  },
  PortalMailsBounce: {
    fires: { 'mails_total{result="sent"}': perSecond(9), 'mails_total{result="bounced"}': perSecond(1) },
    silent: {
      'mails_total{result="sent"}': perSecond(99),
      'mails_total{result="bounced"}': perSecond(1),
      'mails_total{result="failed"}': perSecond(99),
    },
  },
  PortalScansFail: {
    fires: { 'backlog_failing_rows{queue="documents"}': constant(1) },
    silent: {
      'backlog_failing_rows{queue="documents"}': constant(0),
      'backlog_failing_rows{queue="mail"}': constant(9),
    },
  },
  PortalCallsUncounted: {
    fires: { 'backlog_oldest_seconds{queue="uncounted-calls"}': constant(601) },
    silent: { 'backlog_oldest_seconds{queue="uncounted-calls"}': constant(600) },
  },
  PortalJobsLate: {
    fires: { 'backlog_oldest_seconds{queue="jobs"}': constant(601) },
    silent: { 'backlog_oldest_seconds{queue="jobs"}': constant(600) },
  },
  PortalWaitsForConnections: {
    fires: { 'database_connections{state="waiting"}': constant(1) },
    silent: { 'database_connections{state="waiting"}': constant(0), 'database_connections{state="busy"}': constant(9) },
  },
  PortalReplicaLate: {
    fires: { 'replica_lag_seconds{instance="a"}': constant(1), 'replica_lag_seconds{instance="b"}': constant(61) },
    silent: { 'replica_lag_seconds{instance="a"}': constant(60) },
  },
  PortalSignInsRefused: {
    fires: { 'sign_in_failures_total{step="password",reason="wrong-password"}': perSecond(2) },
    silent: {
      'sign_in_failures_total{step="password",reason="wrong-password"}': perSecond(0.5),
      'sign_in_failures_total{step="refresh",reason="not-signed-in"}': perSecond(9),
    },
  },
  PortalEventLoopBlocked: {
    fires: { nodejs_eventloop_lag_p99_seconds: constant(0.6) },
    silent: { nodejs_eventloop_lag_p99_seconds: constant(0.5) },
  },
}

const folder = temporaryFolder('portal-alerts')

const seriesOf = (figures: Figures) => Object.entries(figures).map(([series, values]) => ({ series, values }))

function tested({ alert, labels, annotations }: Rule, figures: Figures, ownLabels: Record<string, string> | undefined) {
  const fired = ownLabels && [{ exp_labels: { ...labels, ...ownLabels }, exp_annotations: annotations }]
  return {
    interval: '1m',
    input_series: seriesOf(figures),
    alert_rule_test: [
      // Before the time of its `for` has passed.
      { eval_time: '0m', alertname: alert, exp_alerts: [] },
      { eval_time: '1h30m', alertname: alert, exp_alerts: fired ?? [] },
    ],
  }
}

/** Rejects with what promtool says. */
function promtool(rule: Rule, figures: Figures, labels?: Record<string, string>): string {
  const path = join(folder, `${rule.alert}.json`)
  // JSON is YAML.
  const tests = [tested(rule, figures, labels)]
  writeFileSync(
    path,
    JSON.stringify({ rule_files: [join(root, 'deploy/alerts.yml')], evaluation_interval: '1m', tests }),
  )
  return execFileSync(ensureProgram(['promtool'], 'prometheus'), ['test', 'rules', path], { encoding: 'utf8' })
}

describe('deploy/alerts.yml', () => {
  it('has a case per alert, and no other', () => {
    expect(Object.keys(cases).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  })

  describe.each(rules)('$alert', (rule) => {
    const { fires = {}, silent = {}, labels = {} } = cases[rule.alert] ?? {}

    it('fires, after a while', () => {
      for (const figures of [fires].flat()) expect(promtool(rule, figures, labels)).toContain('SUCCESS')
    })

    it('is silent below its limit and for other figures', () => {
      expect(promtool(rule, silent)).toContain('SUCCESS')
    })
  })
})

interface Scrapes {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
}

describe('deploy/INSTALL.md', () => {
  const settings = /```\n(rule_files:[\s\S]+?)```/.exec(read('deploy/INSTALL.md'))?.[1] ?? ''

  it('has settings of Prometheus that promtool accepts', () => {
    const path = join(folder, 'prometheus.yml')
    writeFileSync(path, settings.replace('/opt/portal', root))
    const checked = execFileSync(ensureProgram(['promtool'], 'prometheus'), ['check', 'config', path])
    expect(`${checked}`).toContain(`${rules.length} rules found`)
  })

  it('scrapes each process behind nginx, as the job of the alerts', () => {
    const ports = [...read('deploy/nginx.conf').matchAll(/^ +server ([\d.]+:\d+)/gm)].map(([, port]) => port)
    expect((load(settings) as Scrapes).scrape_configs).toEqual([
      { job_name: 'portal', static_configs: [{ targets: ports }] },
    ])
  })
})

interface Panel {
  id: number
  type: string
  title: string
  datasource: { type: string; uid: string }
  gridPos: { h: number; w: number; x: number; y: number }
  targets: { refId: string; expr: string }[]
}

describe('deploy/dashboard.json', () => {
  const dashboard = JSON.parse(read('deploy/dashboard.json'))
  const panels: Panel[] = dashboard.panels

  it('has the fields that Grafana needs to import it', () => {
    expect(dashboard).toMatchObject({ title: expect.any(String), uid: expect.stringMatching(/^[\w-]{1,40}$/) })
    expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36)
    expect(dashboard.templating.list).toEqual([
      expect.objectContaining({ name: 'source', type: 'datasource', query: 'prometheus' }),
    ])
  })

  it('has panels with ids, titles, places and queries of their own', () => {
    const ofPanels: Record<string, unknown[]> = {
      id: panels.map(({ id }) => id),
      title: panels.map(({ title }) => title),
      place: panels.map(({ gridPos: { x, y } }) => `${x} ${y}`),
      query: panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    }
    for (const [what, values] of Object.entries(ofPanels)) expect(new Set(values).size, what).toBe(values.length)
  })

  it.each(panels)(
    'shows "$title" from the chosen source, inside the grid',
    ({ type, datasource, gridPos, targets }) => {
      expect(['timeseries', 'stat', 'table', 'gauge', 'row']).toContain(type)
      expect(datasource).toEqual({ type: 'prometheus', uid: `$\{${dashboard.templating.list[0].name}}` })
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
      expect(gridPos.h).toBeGreaterThan(0)
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length)
      expect(targets.length).toBeGreaterThan(0)
    },
  )
})
