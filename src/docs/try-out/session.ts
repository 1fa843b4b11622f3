import { create, type StoreApi } from 'zustand'
import type { Random } from '#simulator/random.ts'
import { onClearCalls } from './clear-calls.ts'
import { emptySession, type Session } from './session-state.ts'

export type SessionStore = StoreApi<Session>

const stores = new Map<string, SessionStore>()

/** The session of a product, shared by its operations for the life of the page. */
export function sessionOf(suffix: string): SessionStore {
  const existing = stores.get(suffix)
  if (existing) return existing
  const made = create<Session>(() => emptySession)
  stores.set(suffix, made)
  onClearCalls(() => made.setState(({ round }) => ({ ...emptySession, round: round + 1 })))
  return made
}

/** Impure dependencies: clock and randomness. */
export interface ClockAndRandom {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds of a monotonic clock. */
  ticks: () => number
  random: Random
}

export const browserClockAndRandom: ClockAndRandom = {
  now: Date.now,
  ticks: () => performance.now(),
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new short id. */
export function freshCorrelationId(random: Random): string {
  const drawn = Array.from({ length: 8 }, () => letters[Math.floor(random() * letters.length)])
  return `try-${drawn.join('')}`
}
