/** The little of it that the benchmarks use; it brings no types of its own. */
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
    /** `[<id>]` in a body becomes another id in every request. */
    idReplacement: boolean
    setupClient(client: Client): void
  }
  const autocannon: (options: Options) => Promise<unknown>
  export = autocannon
}
