/** A file arrives as a buffer, which is no string to a validator: `format: binary` loses its type. The rest is a copy. */
export function withoutBinaryTypes(node: object): object {
  return JSON.parse(JSON.stringify(node), (_key, value: unknown) => {
    if (value === null || typeof value !== 'object' || !('format' in value) || value.format !== 'binary') return value
    return { ...value, type: undefined, format: undefined }
  })
}
