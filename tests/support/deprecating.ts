/** The days of every operation that `deprecating` marks. */
const deprecatedDays = { deprecated: true, 'x-deprecated-at': '2026-11-23', 'x-sunset': '2027-03-01' } as const

/** A copy of the specification with deprecated operations, as if its file said so. No file of ours has one. */
export function deprecating<Document extends object>(document: Document, ids: string[], more: object = {}): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    const id = typeof value === 'object' && value !== null && 'operationId' in value ? value.operationId : undefined
    return typeof id === 'string' && ids.includes(id) ? { ...Object(value), ...deprecatedDays, ...more } : value
  })
}

/** The headers of every answer. */
export const announced = (page: string) => ({
  deprecation: '@1795392000',
  sunset: 'Mon, 01 Mar 2027 00:00:00 GMT',
  link: `<${page}>; rel="deprecation"; type="text/html", <${page}>; rel="sunset"; type="text/html"`,
})
