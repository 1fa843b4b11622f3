/** A call as it leaves the page. */
export interface RealRequest {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: string | Blob | FormData | null
}

export interface RealAnswer {
  status: number
  headers: [name: string, value: string][]
  body: Blob
  notes: string[]
}

/** How TRY OUT sends real calls, if the owner of the site allows them. */
export interface RealCalls {
  /** Which program sends them: 'Send calls it from your browser.' */
  sendNote: string
  /** Origins that may be called. `https://*.example.com` is every host below example.com. */
  origins: readonly string[]
  /** Throws a CallFailure when there is no answer. */
  send(request: RealRequest, signal: AbortSignal): Promise<RealAnswer>
}

/** No answer, with the reason in words. */
export class CallFailure extends Error {
  readonly notes: string[]

  constructor(message: string, notes: string[] = []) {
    super(message)
    this.notes = notes
  }
}

/** The page gives up after this time. */
export const secondsToAnswer = 30

export function isAllowed(url: URL, origins: readonly string[]): boolean {
  return origins.some((allowed) => {
    const [scheme, below] = allowed.split('//*.')
    if (below === undefined) return url.origin === allowed
    return url.protocol === scheme && url.host.endsWith(`.${below}`)
  })
}
