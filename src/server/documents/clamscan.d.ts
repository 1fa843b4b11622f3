/** The parts of clamscan in use. @types/clamscan lacks the inconclusive result of scanStream and a path of null. */
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
    /** Null when the scan was inconclusive. */
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
