/**
 * A screenshot's file name. It contains the URL, since pages may share a heading and their tests run in separate
 * processes; ids are replaced, or each run would create new files.
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
