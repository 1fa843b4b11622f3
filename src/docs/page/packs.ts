import { useEffect, useSyncExternalStore } from 'react'
import type { Pack, ProductSource } from '#docs/model/product.ts'
import { Listeners } from './listeners.ts'

type State = { is: 'ready'; packs: Pack[] } | { is: 'waiting' } | { is: 'failed' }

/** Loading and failed packs; the source keeps loaded ones. */
export class Packs {
  #source: ProductSource
  #loading = new Map<number, Promise<void>>()
  #failed = new Set<number>()
  #listeners = new Listeners()
  #version = 0

  constructor(source: ProductSource) {
    this.#source = source
  }

  subscribe = this.#listeners.subscribe

  version = () => this.#version

  state(wanted: readonly number[]): State {
    const packs = wanted.map((pack) => this.#source.peek(pack))
    if (packs.every((pack) => pack !== undefined)) return { is: 'ready', packs }
    return { is: wanted.some((pack) => this.#failed.has(pack)) ? 'failed' : 'waiting' }
  }

  /** A named schema, if its pack is loaded. */
  named = ({ name, pack }: { name: string; pack: number }) => this.#source.peek(pack)?.schemas[name]

  /** Resolves when each pack is loaded or has failed. */
  load(wanted: readonly number[]) {
    const missing = wanted.filter((pack) => !this.#source.peek(pack))
    // Another page may have loaded the packs without notifying this page's listeners.
    if (missing.length === 0) this.#notify()
    return Promise.all(missing.map((pack) => this.#loading.get(pack) ?? this.#fetch(pack)))
  }

  #fetch(pack: number): Promise<void> {
    const done = this.#source
      .load(pack)
      .catch(() => this.#failed.add(pack))
      .then(() => {
        this.#loading.delete(pack)
        this.#notify()
      })
    this.#loading.set(pack, done)
    if (this.#failed.delete(pack)) this.#notify()
    return done
  }

  #notify() {
    this.#version++
    this.#listeners.notify()
  }
}

/** The packs, once loaded; requests missing ones. */
export function usePacks(packs: Packs, wanted: readonly number[]): State & { retry: () => void } {
  useSyncExternalStore(packs.subscribe, packs.version)
  const state = packs.state(wanted)
  const isWaiting = state.is === 'waiting'
  const numbers = wanted.join()
  useEffect(() => {
    if (isWaiting) void packs.load(numbers.split(',').map(Number))
  }, [packs, isWaiting, numbers])
  return { ...state, retry: () => void packs.load(wanted) }
}
