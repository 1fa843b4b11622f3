import type { Challenge, Solution } from 'altcha-lib'

/** A token that is about to expire is replaced, because sending takes time. */
const marginMs = 60_000

/** The server and a worker; tests replace them. */
export interface CaptchaSource {
  fetchChallenge(): Promise<Challenge>
  solve(challenge: Challenge): Promise<Solution | null>
}

/** Solves the challenge while the visitor fills in the form. A token works once, for ten minutes. */
export class Captcha {
  #source: CaptchaSource
  #token: Promise<string> | undefined
  #expiresAt = 0

  constructor(source: CaptchaSource) {
    this.#source = source
  }

  /** Starts solving; token() retries after a failure. */
  prepare(): void {
    this.token().catch(() => {})
  }

  /** Discards the token and solves another challenge. */
  reset(): void {
    this.#token = undefined
    this.prepare()
  }

  /** Resolves to the token; rejects if the challenge cannot be solved. */
  token(now = Date.now()): Promise<string> {
    if (!this.#token || now > this.#expiresAt - marginMs) {
      this.#expiresAt = Number.POSITIVE_INFINITY
      const token = this.#solve()
      token.catch(() => {
        if (this.#token === token) this.#token = undefined
      })
      this.#token = token
    }
    return this.#token
  }

  async #solve(): Promise<string> {
    const challenge = await this.#source.fetchChallenge()
    const solution = await this.#source.solve(challenge)
    if (!solution) throw new Error('The captcha has no solution')
    this.#expiresAt = (challenge.parameters.expiresAt ?? 0) * 1000
    return btoa(JSON.stringify({ challenge, solution }))
  }
}

/** Ends the worker after its answer. */
export function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Solution | null>()
  worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data)
  worker.onerror = () => reject(new Error('The captcha could not be solved'))
  worker.postMessage(challenge)
  return promise.finally(() => worker.terminate())
}
