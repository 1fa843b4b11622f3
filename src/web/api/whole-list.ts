/** Parameters of a list that a screen shows whole: a thousand rows, the most that the contract answers. */
export const wholeList = { limit: 1000 }
