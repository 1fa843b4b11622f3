import * as pageNames from '#domain/page-names.ts'

const announced = [
  {
    title: pageNames.walletPayment,
    summary: 'Let people pay from the wallet on their phone.',
    drawing: 'wallet',
  },
] as const

/** Announced products without a specification in openapi/products. */
export const comingSoon = (described: readonly { title: string }[]) =>
  announced.filter(({ title }) => !described.some((product) => product.title === title))
