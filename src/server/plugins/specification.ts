const read = ['application/json', 'multipart/form-data']

/**
 * The specification as the router takes it, a copy. No schema serialises a file, so only JSON and forms are left of what
 * goes in and out, and in a form a file is what uploads.ts made of it. Refusals are written by one hand (refusals.ts), so no
 * serialiser is compiled for them: that halves the time of a start.
 */
export function forRouter(specification: object): object {
  return JSON.parse(JSON.stringify(specification), (key, value: unknown) => {
    if (value === null || typeof value !== 'object') return value
    if (key === 'content') return Object.fromEntries(Object.entries(value).filter(([type]) => read.includes(type)))
    if ('format' in value && value.format === 'binary') return asFile(value)
    if (key !== 'responses') return value
    return Object.fromEntries(Object.entries(value).filter(([status]) => !/^[45]\d\d$/.test(status)))
  })
}

function asFile(schema: object): object {
  const messages = 'x-messages' in schema && isObject(schema['x-messages']) ? schema['x-messages'] : {}
  const words = 'required' in messages ? messages.required : undefined
  return { type: 'object', 'x-file': true, 'x-messages': { ...messages, type: words } }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
