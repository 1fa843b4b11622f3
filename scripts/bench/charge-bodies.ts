/** User tokens of ten subscribers. */
export const userTokens = Array.from({ length: 10 }, (_, index) => `utk_${String(index).repeat(32)}`)

export const chargeBodies = userTokens.map((userToken) =>
  JSON.stringify({ userToken, correlationId: '[<id>]', productCode: 'STM980', paymentServiceProvider: 'STM' }),
)
