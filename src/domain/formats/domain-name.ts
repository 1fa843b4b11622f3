const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** A host name with at least one dot, whose last label is not a number: 'lumen.example', not 'localhost' or '10.0.0.1'. */
export function isDottedDomain(value: string): boolean {
  const labels = value.split('.')
  const last = labels.at(-1) ?? ''
  return (
    value.length <= 253 &&
    labels.length >= 2 &&
    last.length >= 2 &&
    /[a-z]/i.test(last) &&
    labels.every((each) => label.test(each))
  )
}
