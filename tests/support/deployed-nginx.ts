import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureProgram } from '../../scripts/apt.ts'
import { freePort } from '../../scripts/free-port.ts'
import { read } from './tree.ts'
import { waitFor } from './wait-for.ts'

interface Ports {
  http: number
  https: number
  /** Of the two processes of the portal. */
  processes: number[]
}

interface Certificate {
  certificate: string
  key: string
}

/** nginx with deploy/nginx.conf on loopback ports. */
export interface DeployedNginx {
  /** https://127.0.0.1:port. The certificate is self-signed. */
  url: string
  stop(): Promise<void>
}

/** Starts nginx in front of two processes. */
export async function startDeployedNginx(processes: number[]): Promise<DeployedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const ports = { http: await freePort(), https: await freePort(), processes }
  writeFileSync(join(folder, 'nginx.conf'), deployedConfiguration(folder, ports, certificateFiles(folder)))
  const program = ensureProgram(['nginx'], 'nginx')
  const server = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const url = `https://127.0.0.1:${ports.https}`
  await waitFor(() => once(get(url, { rejectUnauthorized: false }), 'response'), { timeout: 20_000 })
  return {
    url,
    async stop() {
      process.off('exit', endWithUs)
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** deploy/nginx.conf inside a main configuration, with ports and certificate of a test. */
export function deployedConfiguration(folder: string, ports: Ports, { certificate, key }: Certificate): string {
  const [first, second] = ports.processes
  const portal = read('deploy/nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`)
    .replace('/etc/ssl/portal/fullchain.pem', certificate)
    .replace('/etc/ssl/portal/privkey.pem', key)
    .replace('127.0.0.1:8081', `127.0.0.1:${first}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${second}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // A single process runs as the current user.
  return [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    portal,
    '}',
  ].join('\n')
}

export function certificateFiles(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const openssl = ensureProgram(['openssl'], 'openssl')
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync(openssl, ['req', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { certificate, key }
}
