// Generated from openapi/products/direct-carrier-billing.yaml. Do not edit: change the specification and run `npm run generate`.

/** The operators on offer, by code. Prices are the range of one charge. */
export const operators = {
  "STM": {
    "name": "Singtel",
    "country": "Singapore",
    "currency": "SGD",
    "lowest": "0.98",
    "highest": "98.00",
    "msisdnWords": "65 and 8 digits that begin with 8 or 9",
    "asksPaymentCode": false,
    "examplePayoutPercent": 82
  },
  "AIS": {
    "name": "AIS",
    "country": "Thailand",
    "currency": "THB",
    "lowest": "9.00",
    "highest": "349.00",
    "msisdnWords": "66 and 9 digits",
    "asksPaymentCode": true,
    "examplePayoutPercent": 70
  },
  "GLB": {
    "name": "Globe",
    "country": "Philippines",
    "currency": "PHP",
    "lowest": "10.00",
    "highest": "999.00",
    "msisdnWords": "63 and 10 digits that begin with 9",
    "asksPaymentCode": false,
    "examplePayoutPercent": 65
  }
} as const

/** The validity of a one-time password, and how many wrong codes it takes. */
export const oneTimePassword = {
  "ttlSeconds": 300,
  "tries": 3
} as const

/** Calls per sandbox key. */
export const rateLimit = {
  "calls": 500,
  "seconds": 10
} as const

/** Test subscribers of the sandbox: the last four digits of a number choose what happens. */
export const testSubscribers = [
  {
    "suffix": "0001",
    "profile": "Balance too low",
    "result": "GENERAL_DECLINE"
  },
  {
    "suffix": "0002",
    "profile": "Above the limit of one transaction",
    "result": "GENERAL_DECLINE"
  },
  {
    "suffix": "0003",
    "profile": "Above the monthly limit",
    "result": "GENERAL_DECLINE"
  },
  {
    "suffix": "0004",
    "profile": "Barred",
    "result": "INVALID_USER"
  },
  {
    "suffix": "0005",
    "profile": "The user refuses",
    "result": "GENERAL_DECLINE"
  },
  {
    "suffix": "0006",
    "profile": "Operator down, and again on a retry",
    "result": "GENERAL_FAILURE"
  },
  {
    "suffix": "0007",
    "profile": "Operator down once; the retry with the same correlation id succeeds",
    "result": "GENERAL_FAILURE"
  },
  {
    "suffix": "0008",
    "profile": "Answer lost; reading the charge back shows that it succeeded",
    "result": "GENERAL_FAILURE"
  },
  {
    "suffix": "0009",
    "profile": "The one-time password never arrives",
    "result": "SUCCESS"
  }
] as const

/** The first example of a charge, and its success answer. */
export const chargeExample = {
  "request": {
    "userToken": "utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i",
    "correlationId": "order-2042",
    "productCode": "STM980",
    "paymentServiceProvider": "STM",
    "paymentDescription": "Lumen Music, one month",
    "merchantContact": "help@lumen.example"
  },
  "answer": {
    "resultCode": "SUCCESS",
    "statusCode": 200,
    "message": "The charge succeeded.",
    "correlationId": "order-2042",
    "transactionId": "txn_9p8o7i6u5y4t3r2e1w0q",
    "openPlatformTransactionId": "opt_6m4o1z9e3x0d5p8s7y2g",
    "paymentStatus": "SUCCESS",
    "amount": "9.80",
    "currency": "SGD"
  }
} as const

export const callNames = [
  "POST /v1/identities/otp",
  "POST /v1/identities/customer/identity",
  "POST /v1/charges",
  "GET /v1/charges/{correlationId}",
  "POST /v1/charges/refund",
  "POST /v1/notification/sms"
] as const

export type CallName = (typeof callNames)[number]
