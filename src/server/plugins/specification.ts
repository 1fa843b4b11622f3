const json = 'application/json'

/**
 * The specification as the router takes it, a copy. Files are none of its business: no schema serialises one, and a
 * multipart body is read by the operation that takes it, so only JSON is left of what goes in and out. Refusals are
 * written by one hand (refusals.ts), so no serialiser is compiled for them: that halves the time of a start.
 */
export function forRouter(specification: object): object {
  return JSON.parse(JSON.stringify(specification), (key, value: unknown) => {
    if (value === null || typeof value !== 'object') return value
    if (key === 'content') return json in value ? { [json]: value[json] } : {}
    if (key !== 'responses') return value
    return Object.fromEntries(Object.entries(value).filter(([status]) => !/^[45]\d\d$/.test(status)))
  })
}
