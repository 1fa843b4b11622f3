export const description = 'How many projects each partner has, by status. The total includes suspended ones.'
