import { parseArgs } from 'node:util'
import { mistakeOf } from '../parse-options.ts'
import { Ending } from './ending.ts'

export const help = `Runs the contract suite against a running portal, product or mock, and writes a report.

  npm run test:contract -- --target https://portal.example --auth auth.yaml
  npm run test:contract -- --target http://127.0.0.1:8080/sandbox --auth auth.yaml --product openapi/products/direct-carrier-billing.yaml
  npm run test:contract -- --target http://127.0.0.1:4010 --api portal --mock --writes

  --target URL     the address that the paths of the specification follow; that of a product includes /sandbox
  --auth FILE      credentials by security scheme and by role (YAML or JSON, readable by you alone)
  --data FILE      values of your own for parameters and bodies (YAML or JSON)
  --product FILE   ask the operations of this file instead of the portal's and the admin API's
  --api NAME       ask only portal, or only admin
  --only TAG       ask only the operations with this tag; several times for several tags
  --writes         send writes too, a valid one only for operations that --data names; without it, a write is only sent
                   where it must be refused: without credentials, with an unreadable body, or with an unknown id
  --mock           the target is a mock: ask it for every documented answer, with made-up credentials
  --rate N         at most N requests in a second (10)
  --timeout N      seconds to wait for each answer (10)
  --out FOLDER     where report.html and junit.xml go (test-results/contract)
  --allow-http     send credentials unencrypted to another machine

Exit code: 0 no findings, 1 findings, 2 wrong options or files, 3 the target does not answer, 4 the credentials are refused.
The files and the report are described in docs/contract-testing.md.
`

export interface Options {
  /** Without a slash at its end. */
  target: string
  authFile?: string
  dataFile?: string
  product?: string
  api?: string
  tags: string[]
  writes: boolean
  mock: boolean
  /** Requests in a second. */
  rate: number
  timeoutMs: number
  out: string
}

/** Throws an `Ending` for options that cannot work. */
export function readOptions(args: string[]): Options {
  const values = parse(args)
  if (!values.target) throw new Ending('usage', 'Name the target with --target URL.')
  if (values.product && values.api) throw new Ending('usage', 'Choose --product or --api, not both.')
  const target = targetOf(values.target)
  if (values.auth && target.protocol === 'http:' && !isLoopback(target.hostname) && !values['allow-http']) {
    const message = `${target.origin} would get the credentials unencrypted. Use https, or --allow-http in a network of your own.`
    throw new Ending('usage', message)
  }
  return {
    target: target.href.replace(/\/+$/, ''),
    ...(values.auth && { authFile: values.auth }),
    ...(values.data && { dataFile: values.data }),
    ...(values.product && { product: values.product }),
    ...(values.api && { api: values.api }),
    tags: values.only ?? [],
    writes: values.writes ?? false,
    mock: values.mock ?? false,
    rate: numberOf('rate', values.rate, 1, 1000),
    timeoutMs: numberOf('timeout', values.timeout, 1, 300) * 1000,
    out: values.out,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        target: { type: 'string' },
        auth: { type: 'string' },
        data: { type: 'string' },
        product: { type: 'string' },
        api: { type: 'string' },
        only: { type: 'string', multiple: true },
        writes: { type: 'boolean' },
        mock: { type: 'boolean' },
        rate: { type: 'string', default: '10' },
        timeout: { type: 'string', default: '10' },
        out: { type: 'string', default: 'test-results/contract' },
        'allow-http': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Ending('usage', `${mistakeOf(error)}. See --help.`)
  }
}

function targetOf(text: string): URL {
  const url = URL.parse(text)
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash
  if (!isAddress) throw new Ending('usage', `--target ${text} is not an address such as https://portal.example.`)
  if (url.username || url.password) throw new Ending('usage', 'Put credentials in the file of --auth, not in --target.')
  return url
}

// URL writes every spelling of an IPv4 address as four numbers.
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

function numberOf(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (number >= min && number <= max) return number
  throw new Ending('usage', `--${name} is a number from ${min} to ${max}, not ${text}.`)
}
