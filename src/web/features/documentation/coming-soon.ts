const announced = [
  { title: 'Mobile Wallet Payment', summary: 'Let people pay from the wallet on their phone.', drawing: 'wallet' },
] as const

/** Announced (specification.md, section 2), until there is a description of it. */
export const comingSoon = (described: readonly { title: string }[]) =>
  announced.filter(({ title }) => !described.some((product) => product.title === title))
