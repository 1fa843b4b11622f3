/** 'approved-projects-thailand': what a list is called, as the name of the file that it is saved as. */
export const fileName = (...words: readonly (string | undefined)[]): string =>
  words
    .filter((word) => word !== undefined)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
