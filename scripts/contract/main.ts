import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suffixOf } from '#docs/compiler/find-products.ts'
import { DocumentError } from '#docs/compiler/read/document-error.ts'
import { publish } from '../generate/bundle.ts'
import { operationsOf } from '../generate/openapi.ts'
import { findSpecs, type Spec } from '../generate/specs.ts'
import { noAuth, readAuthFile, secretsOf } from './auth-file.ts'
import { coverageOf } from './coverage.ts'
import { noData, readDataFile } from './data-file.ts'
import { Ending, exitCodes, notAnswering } from './ending.ts'
import { htmlReport } from './html-report.ts'
import { junitReport } from './junit-report.ts'
import { help, type Options, readOptions } from './options.ts'
import { type PlannedRequest, planOf, type TargetApi } from './plan.ts'
import { runAll, withoutSecrets } from './run.ts'
import { send } from './send.ts'
import { summaryOf } from './summary.ts'

/** Runs `npm run test:contract -- --target ...` and resolves to its exit code. */
export async function runAgainstTarget(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help)
    return exitCodes.passed
  }
  try {
    return await run(readOptions(args))
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof Ending)) throw error
    console.error(error.message)
    return error instanceof Ending ? error.code : exitCodes.usage
  }
}

async function run(options: Options): Promise<number> {
  const auth = options.authFile ? readAuthFile(options.authFile) : noAuth
  const apis = await readApis(options)
  const ids = apis.flatMap(({ operations }) => operations.map(({ operationId }) => operationId))
  const data = options.dataFile ? readDataFile(options.dataFile, ids) : noData
  const plan = planOf(apis, { auth, data, ...options })
  console.log(`${options.target}: ${plan.requests.length} requests, ${options.writes ? 'with' : 'without'} writes`)
  if (options.mock) await requireMock(plan.requests, options)
  const startedAt = new Date()
  const { outcomes, ending } = await runAll(plan.requests, options)
  const shown = outcomes.map((outcome) => withoutSecrets(outcome, secretsOf(auth)))
  const coverage = coverageOf(apis, plan, shown)
  const report = { target: options.target, startedAt, writes: options.writes, coverage, outcomes: shown }
  mkdirSync(options.out, { recursive: true })
  writeFileSync(join(options.out, 'junit.xml'), junitReport(coverage, shown))
  writeFileSync(join(options.out, 'report.html'), htmlReport({ ...report, ...(ending && { ending: ending.message }) }))
  console.log(summaryOf(coverage, shown))
  console.log(`report: ${join(options.out, 'report.html')}, ${join(options.out, 'junit.xml')}`)
  if (ending) throw ending
  return shown.some(({ findings }) => findings.length > 0) ? exitCodes.findings : exitCodes.passed
}

/**
 * Ends the run unless the target is a mock: with --mock, valid requests of every operation are sent, which a real server
 * would carry out. Only a mock answers 500 when it is asked to.
 */
async function requireMock(requests: PlannedRequest[], options: Options): Promise<void> {
  const probe = requests.find(({ operation, headers }) => operation.method === 'get' && 'Prefer' in headers)
  if (!probe) throw new Ending('usage', '--mock needs an operation with GET, to see whether the target is a mock.')
  const status = Object.keys(probe.operation.responses).map(Number).filter(Number.isInteger).sort().at(-1)
  const answer = await send({ ...probe, headers: { ...probe.headers, Prefer: `code=${status}` } }, options)
  if ('failure' in answer) throw notAnswering(options.target, answer.failure)
  if (answer.status === status) return
  throw new Ending(
    'usage',
    `${options.target} is not a mock: it answered ${answer.status} when asked for ${status}. Leave out --mock.`,
  )
}

async function readApis({ product, api, tags }: Options): Promise<TargetApi[]> {
  const specs = product ? [productSpec(product)] : findSpecs().filter(({ kind }) => kind === 'api')
  const chosen = specs.filter(({ name }) => api === undefined || api === name)
  if (chosen.length === 0) {
    throw new Ending('usage', `--api ${api} is not one of ${specs.map(({ name }) => name).join(', ')}.`)
  }
  const apis = await Promise.all(chosen.map(readApi))
  const known = [...new Set(apis.flatMap(({ operations }) => operations.flatMap((each) => each.tags ?? [])))]
  const unknown = tags.find((tag) => !known.includes(tag))
  if (unknown !== undefined) throw new Ending('usage', `--only ${unknown} is not one of ${known.join(', ')}.`)
  if (tags.length === 0) return apis
  return apis
    .map((each) => ({
      ...each,
      operations: each.operations.filter((one) => one.tags?.some((tag) => tags.includes(tag))),
    }))
    .filter(({ operations }) => operations.length > 0)
}

async function readApi(spec: Spec): Promise<TargetApi> {
  const document = await publish(spec)
  const operations = operationsOf(document).map((each) => ({
    ...each,
    operationId: each.operationId || `${each.method.toUpperCase()} ${each.path}`,
  }))
  return { name: spec.name, spec, document, operations }
}

function productSpec(source: string): Spec {
  const name = suffixOf(source)
  return { name, kind: 'product', source, folder: `products/${name}` }
}
