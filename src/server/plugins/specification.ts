const json = 'application/json'

/**
 * The specification as the router takes it, a copy. Files are none of its business: no schema serialises one, and a
 * multipart body is read by the operation that takes it, so only JSON is left of what goes in and out.
 */
export function jsonOnly(specification: object): object {
  return JSON.parse(JSON.stringify(specification), (key, value: unknown) => {
    if (key !== 'content' || value === null || typeof value !== 'object') return value
    return json in value ? { [json]: value[json] } : {}
  })
}
