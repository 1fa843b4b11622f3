const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'five' for 5, digits above twelve. */
export const inWords = (count: number): string => words[count] ?? String(count)

/** 'an hour' for 1, 'two hours' for 2. */
export const hoursInWords = (hours: number): string => (hours === 1 ? 'an hour' : `${inWords(hours)} hours`)
