/** A few lines of the charge's own example in openapi/products/direct-carrier-billing.yaml. A test compares the two. */
export const exchange = {
  request: {
    userToken: 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i',
    correlationId: 'order-2042',
    productCode: 'STM980',
  },
  answer: {
    resultCode: 'SUCCESS',
    correlationId: 'order-2042',
    amount: '9.80',
    currency: 'SGD',
  },
}
