import { useEffect, useSyncExternalStore } from 'react'
import type { Pack, ProductSource } from './model.ts'

type State = { is: 'ready'; packs: Pack[] } | { is: 'waiting' } | { is: 'failed' }

/** Which packs are on their way and which failed; the source keeps those that arrived. */
export class Packs {
  #source: ProductSource
  #underWay = new Set<number>()
  #failed = new Set<number>()
  #listeners = new Set<() => void>()
  #version = 0

  constructor(source: ProductSource) {
    this.#source = source
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  version = () => this.#version

  state(wanted: readonly number[]): State {
    const packs = wanted.map((pack) => this.#source.peek(pack))
    if (packs.every((pack) => pack !== undefined)) return { is: 'ready', packs }
    return { is: wanted.some((pack) => this.#failed.has(pack)) ? 'failed' : 'waiting' }
  }

  /** A named schema, if its pack is there. */
  named = ({ name, pack }: { name: string; pack: number }) => this.#source.peek(pack)?.schemas[name]

  load(wanted: readonly number[]) {
    const missing = wanted.filter((pack) => !this.#source.peek(pack) && !this.#underWay.has(pack))
    // Somebody else may have loaded them since they were looked for, and nobody said so here.
    if (wanted.every((pack) => this.#source.peek(pack))) this.#tell()
    return Promise.all(missing.map((pack) => this.#fetch(pack)))
  }

  async #fetch(pack: number) {
    this.#underWay.add(pack)
    if (this.#failed.delete(pack)) this.#tell()
    try {
      await this.#source.load(pack)
    } catch {
      this.#failed.add(pack)
    }
    this.#underWay.delete(pack)
    this.#tell()
  }

  #tell() {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

/** A section that is only flown over asks for nothing. */
const DWELL = 80

/** The packs, once they are there; asks for those that are not. */
export function usePacks(packs: Packs, wanted: readonly number[], now = false): State & { retry: () => void } {
  useSyncExternalStore(packs.subscribe, packs.version)
  const state = packs.state(wanted)
  const isWaiting = state.is === 'waiting'
  const numbers = wanted.join()
  useEffect(() => {
    if (!isWaiting) return
    const load = () => void packs.load(numbers.split(',').map(Number))
    if (now) return load()
    const timer = setTimeout(load, DWELL)
    return () => clearTimeout(timer)
  }, [packs, isWaiting, numbers, now])
  return { ...state, retry: () => void packs.load(wanted) }
}
