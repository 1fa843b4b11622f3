import type { Challenge, Solution } from 'altcha-lib'

/** A token a minute before its end is as good as expired: sending takes time too. */
const marginMs = 60_000

/** Where challenges come from and who solves them: the server and a worker, or what a test puts in their place. */
export interface CaptchaSource {
  fetchChallenge(): Promise<Challenge>
  solve(challenge: Challenge): Promise<Solution | null>
}

/**
 * The invisible captcha: a challenge is worked out while the form is filled in, and is ready before anybody presses Send.
 * Each token counts once, and for ten minutes.
 */
export class Captcha {
  #source: CaptchaSource
  #token: Promise<string> | undefined
  #expiresAt = 0

  constructor(source: CaptchaSource) {
    this.#source = source
  }

  /** Begins to work; what fails is tried again when the token is asked for. */
  prepare(): void {
    this.token().catch(() => {})
  }

  /** Forgets what was worked out, and begins anew. */
  reset(): void {
    this.#token = undefined
    this.prepare()
  }

  /** The token, once there is one. Rejects when there can be none. */
  token(now = Date.now()): Promise<string> {
    if (!this.#token || now > this.#expiresAt - marginMs) {
      this.#expiresAt = Number.POSITIVE_INFINITY
      const token = this.#work()
      token.catch(() => {
        if (this.#token === token) this.#token = undefined
      })
      this.#token = token
    }
    return this.#token
  }

  async #work(): Promise<string> {
    const challenge = await this.#source.fetchChallenge()
    const solution = await this.#source.solve(challenge)
    if (!solution) throw new Error('The captcha has no solution')
    this.#expiresAt = (challenge.parameters.expiresAt ?? 0) * 1000
    return btoa(JSON.stringify({ challenge, solution }))
  }
}

/** In a worker of its own, which ends with the answer. */
export function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Solution | null>()
  worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data)
  worker.onerror = () => reject(new Error('The captcha could not be worked out'))
  worker.postMessage(challenge)
  return promise.finally(() => worker.terminate())
}
