export const description = 'How many projects each partner has, by where they stand. The total includes suspended ones.'
