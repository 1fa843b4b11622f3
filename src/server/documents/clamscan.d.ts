/** What we use of clamscan, which brings no types. */
declare module 'clamscan' {
  import type { Readable } from 'node:stream'

  interface Options {
    clamscan: { active: false; path: null }
    clamdscan: {
      host?: string
      port?: number
      socket?: string
      timeout: number
      localFallback: false
      path: null
      bypassTest: true
    }
    preference: 'clamdscan'
  }

  interface Result {
    /** Null: the answer was neither yes nor no. */
    isInfected: boolean | null
    viruses: string[]
    resultString?: string
  }

  class NodeClam {
    init(options: Options): Promise<this>
    scanStream(stream: Readable): Promise<Result>
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other one
  export { NodeClam as default }
}
