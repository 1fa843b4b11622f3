/** Parameters to load a complete list: a thousand rows, the contract's maximum. */
export const wholeList = { limit: 1000 }
