/** A file name from words, without those in other scripts: 'approved-projects-thailand'. */
export const fileName = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((word) => word !== undefined)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
