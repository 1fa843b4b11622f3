/** autocannon ships no types. These cover the options that the benchmarks use. */
declare module 'autocannon' {
  interface Client {
    setBody(body: string): void
  }
  interface Options {
    url: string
    method: 'POST'
    headers: Record<string, string>
    body: string
    connections: number
    duration: number
    /** Replaces `[<id>]` in the body with a new id in every request. */
    idReplacement: boolean
    setupClient(client: Client): void
  }
  const autocannon: (options: Options) => Promise<unknown>
  export = autocannon
}
