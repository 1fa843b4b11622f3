/**
 * Two pages may have one heading, and the test of each runs in a process that knows nothing of the other: the address is in the
 * name, so that neither picture takes the other's place. Of an id only that there is one, or each run would leave new files.
 */
export function pictureName(heading: string, url: string): string {
  const path = new URL(url).pathname.replaceAll(
    /(?<=\/)(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/|$)/g,
    'id',
  )
  return `${slug(heading)}-at-${slug(path) || 'root'}`
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
