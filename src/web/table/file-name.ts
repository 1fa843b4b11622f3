/** A file name from a list title: 'approved-projects-thailand'. */
export const fileName = (...words: readonly (string | undefined)[]): string =>
  words
    .filter((word) => word !== undefined)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
