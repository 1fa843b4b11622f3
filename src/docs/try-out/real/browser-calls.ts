import { CallFailure, type RealAnswer, type RealCalls, type RealRequest } from './real-calls.ts'

/** Larger bodies are cut. */
const maxBytes = 20_000_000

/** Calls of the browser from the page's origin. The page's policy allows the same origins, also for redirects. */
export const browserCalls = (origins: readonly string[], page: string): RealCalls => ({
  sendNote: 'Send makes this call from your browser.',
  origins,
  send: (request, signal) => send(request, signal, page),
})

async function send(request: RealRequest, signal: AbortSignal, page: string): Promise<RealAnswer> {
  const { method, url, headers, body } = request
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers,
      body,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw unreadable(request, page)
  }
  const { bytes, note } = await readBody(response, signal)
  const type = response.headers.get('Content-Type') ?? ''
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Blob(bytes, { type }),
    notes: [
      ...(response.redirected ? [`The call was redirected to ${response.url}.`] : []),
      ...(note ? [note] : []),
      `Of the headers, your browser shows only those that ${new URL(url).host} names in Access-Control-Expose-Headers, and a few common ones.`,
    ],
  }
}

/** What arrived until the end, the limit or the time, since a stream of events never ends. */
async function readBody(response: Response, signal: AbortSignal): Promise<{ bytes: BlobPart[]; note?: string }> {
  const bytes: BlobPart[] = []
  const reader = response.body?.getReader()
  if (!reader) return { bytes }
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { bytes }
      bytes.push(value.subarray(0, maxBytes - size))
      size += value.byteLength
      if (size <= maxBytes) continue
      await reader.cancel()
      return { bytes, note: `The body is cut after ${maxBytes / 1_000_000} MB.` }
    }
  } catch {
    const why = signal.aborted ? 'had not ended when the call was stopped' : 'broke off'
    return { bytes, note: `The body ${why}. This is what arrived.` }
  }
}

/** Browsers tell a page no reason, so that it cannot explore networks. */
function unreadable({ method, url, headers }: RealRequest, page: string): CallFailure {
  const { host } = new URL(url)
  if (navigator.onLine === false) return new CallFailure('Your browser is offline.')
  const names = headers.map(([name]) => name.toLowerCase()).filter((name) => name !== 'accept')
  const preflight = `, and answers OPTIONS requests with Access-Control-Allow-Methods: ${method}${
    names.length > 0 ? ` and Access-Control-Allow-Headers: ${names.join(', ')}` : ''
  }.`
  return new CallFailure(`The browser got no answer from ${host} that this page may read, and does not say why.`, [
    `Either ${host} cannot be reached from your browser: check its name, your network and its certificate.`,
    `Or ${host} does not allow calls from this page (CORS). To allow them, its owner adds the header Access-Control-Allow-Origin: ${page === 'null' ? '*' : page} to every answer${preflight}`,
    `In the second case ${host} may have carried out the call.`,
  ])
}
