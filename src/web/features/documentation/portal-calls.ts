import { useMemo } from 'react'
import type { Product } from '#docs/model/product.ts'
import {
  CallFailure,
  isAllowed,
  type RealAnswer,
  type RealCalls,
  type RealRequest,
} from '#docs/try-out/real/real-calls.ts'
import { callTryOutHost, useListTryOutHosts } from '#generated/portal/client/try-out.ts'
import { TryOutCallMethod } from '#generated/portal/model/tryOutCallMethod.ts'
import { messageOf } from '#web/api/errors.ts'
import { isOurs } from '#web/entities/project/call-context.ts'
import { useSession } from '#web/stores/session.ts'

/** Real calls of a product of others, through the portal's server; undefined where it may not be called. */
export function usePortalCalls(product: Product): RealCalls | undefined {
  const isPartner = useSession(({ userRole }) => userRole === 'EXTERNAL_ADMIN')
  const enabled = isPartner && !isOurs(product)
  const { data } = useListTryOutHosts({ query: { enabled, staleTime: Number.POSITIVE_INFINITY } })
  return useMemo(() => {
    const calls = portalCalls(data?.hosts ?? [])
    const isListed = ({ url }: Product['servers'][number]) =>
      URL.canParse(url) && isAllowed(new URL(url), calls.origins)
    return isPartner && product.servers.some(isListed) ? calls : undefined
  }, [data, isPartner, product])
}

export const portalCalls = (listed: string[]): RealCalls => ({
  // The server is not bound by CORS.
  sendNote:
    'Send hands the call to the server of this portal, which calls it and stores neither the call nor its answer.',
  origins: listed.map((host) => new URL(`https://${host}`).origin),
  send,
})

async function send({ method, url, headers, body }: RealRequest, signal: AbortSignal): Promise<RealAnswer> {
  if (!isSent(method)) throw new CallFailure(`The server of this portal sends no ${method} requests.`)
  const written = new Response(body)
  const buffer = await written.arrayBuffer().catch(() => {
    throw new CallFailure('The file could not be read. It may have changed: please choose it again.')
  })
  const formType = body instanceof FormData ? written.headers.get('Content-Type') : null
  const formHeaders: RealRequest['headers'] = formType ? [['Content-Type', formType]] : []
  const call = {
    method,
    url,
    headers: [...headers, ...formHeaders],
    body: body === null ? null : toBase64(new Uint8Array(buffer)),
  }
  try {
    const { data } = await callTryOutHost(call, { signal })
    const type = data.headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? ''
    const { status } = data
    return { status, headers: data.headers, body: new Blob([fromBase64(data.body)], { type }), notes: [] }
  } catch (error) {
    if (signal.aborted) throw error
    throw new CallFailure(messageOf(error))
  }
}

const isSent = (method: string): method is TryOutCallMethod => Object.hasOwn(TryOutCallMethod, method)

/** In slices, because a function call takes a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
