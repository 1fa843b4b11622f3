import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureProgram } from '../../scripts/apt.ts'

export const nginxFolder = () => mkdtempSync(join(tmpdir(), 'portal-nginx-'))

/** Starts nginx with nginx.conf of the folder. The returned function stops it and removes the folder. */
export function startNginxProcess(folder: string): () => Promise<void> {
  const program = ensureProgram(['nginx'], 'nginx')
  const server = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  return async () => {
    process.off('exit', endWithUs)
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

/** A main configuration with these servers. A single process runs as the current user. */
export const mainConfiguration = (folder: string, servers: string) => `
  daemon off;
  master_process off;
  pid ${folder}/nginx.pid;
  events {}
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
    ${servers}
  }
`
