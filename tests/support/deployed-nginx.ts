import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { ensureProgram } from '../../scripts/apt.ts'
import { freePort } from '../../scripts/free-port.ts'
import { mainConfiguration, nginxFolder, startNginxProcess } from './nginx-process.ts'
import { read } from './tree.ts'
import { waitFor } from './wait-for.ts'

interface Ports {
  http: number
  https: number
  /** The ports of the two processes of the portal. */
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
  const folder = nginxFolder()
  const ports = { http: await freePort(), https: await freePort(), processes }
  writeFileSync(join(folder, 'nginx.conf'), deployedConfiguration(folder, ports, certificateFiles(folder)))
  const stop = startNginxProcess(folder)
  const url = `https://127.0.0.1:${ports.https}`
  await waitFor(() => once(get(url, { rejectUnauthorized: false }), 'response'), { timeout: 20_000 })
  return { url, stop }
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
  return mainConfiguration(folder, portal)
}

export function certificateFiles(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const openssl = ensureProgram(['openssl'], 'openssl')
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync(openssl, ['req', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { certificate, key }
}
