import type { APIRequestContext, Page } from '@playwright/test'
import type { ReadinessTransport } from '../../support/readiness-script.ts'
import { callerOn } from './callers.ts'
import { headersOf } from './session.ts'

/** Sends the script of readiness over HTTP, as the partner signed in on this page. */
export async function transportOf(page: Page, request: APIRequestContext): Promise<ReadinessTransport> {
  const headers = await headersOf(page)
  const { org_id: partnerId } = await (await callerOn(page)).get('/portal/user')
  return {
    async portal(method, path, data) {
      const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
      return { status: answer.status(), data: (await answer.json()).data }
    },
    async sandbox(method, path, { projectId = '', key = '' }, data) {
      const ids = { 'X-Partner-ID': partnerId, 'X-Project-ID': projectId, 'X-Api-Key': key }
      const Authorization = `Basic ${Buffer.from(`${projectId}:${key}`).toString('base64')}`
      const answer = await request.fetch(`/sandbox${path}`, {
        method,
        headers: { ...ids, Authorization },
        ...(data && { data }),
      })
      return { status: answer.status(), body: await answer.json() }
    },
  }
}
