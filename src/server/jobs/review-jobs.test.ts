import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import * as documents from '#server/repositories/documents.ts'
import { testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
// Port 9 refuses connections.
const app = testApp({ config: { clamdUrl: 'tcp://127.0.0.1:9' }, logger: { stream } })

test('logs a warning with the reason when the scanner is unreachable, and the document stays pending', async () => {
  const partner = await app.newPartner()
  const { database, config, now } = app
  const localUrl = async () => 'http://127.0.0.1:9'
  const jobs = await startJobs({ config, database, log: app.app.log, now, localUrl })
  try {
    const form = new FormData()
    form.append('document', registration())
    const answer = await partner.upload('/portal/org/document', form)
    expect(answer.statusCode).toBe(200)
    await jobs.scanDocument(await pendingDocument())
    const warning = () => lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'document not scanned')
    await waitFor(() => expect(warning()?.error.message).toContain('ECONNREFUSED'))
    expect((await partner.get('/portal/org')).json().data.documentStatus).toBe('pending')
  } finally {
    await jobs.stop()
  }
})

async function pendingDocument(): Promise<string> {
  const [id = ''] = await documents.listPendingBefore(app.db, addMinutes(app.now(), 1), 1)
  return id
}
