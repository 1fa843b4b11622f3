import { can } from '#domain/capabilities.ts'
import type { TryOutCall } from '#generated/portal/model/tryOutCall.ts'
import { countTryOutCall } from '#server/identity/limits.ts'
import type { Operation } from '#server/operation.ts'
import { callOutside, type OutsideCall } from '#server/outside/outside-call.ts'
import { isHeader, keptHeaders } from '#server/outside/passed-headers.ts'
import { hostAndPort } from '#server/try-out-settings.ts'

/** Neither the call nor its answer is stored. */
export const callTryOutHost: Operation<'callTryOutHost', 'method' | 'url' | 'headers' | 'body'> = async (context) => {
  const { body, config, member, db, now, outside, permit, fail, log } = context
  permit(can.callTryOutHosts(member))
  await countTryOutCall(db, member.accountId, now(), fail)
  const call = readCall(body) ?? fail('try-out-call-invalid')
  // The host only: path, query and headers may hold credentials.
  log.info({ host: call.url.host, method: call.method }, 'try out asks for a call')
  // The port of a listed host is part of its name.
  if (!config.tryOutProxyHosts.includes(hostAndPort(call.url))) fail('try-out-host-not-listed')
  if (call.url.protocol !== outside.network.protocol) fail('try-out-call-invalid')
  const answer = await callOutside(call, outside, fail)
  return { ...answer, body: answer.body.toString('base64') }
}

function readCall({ method, url, headers, body }: TryOutCall): OutsideCall | undefined {
  const target = URL.parse(url)
  if (!target || target.username || target.password || !headers.every(isHeader)) return undefined
  return {
    method,
    url: target,
    headers: keptHeaders(headers, 'call'),
    body: body === null ? null : Buffer.from(body, 'base64'),
  }
}
