// Generated from openapi/common/application.yaml. Do not edit: change the specification and run `npm run generate`.

/** Every field of an application: a value, a list whose items have pointers of their own, or a record that is one field. */
export const applicationFields = [
  {"pointer":"/project/providers","label":"Operators","part":"operators","kind":"list"},
  {"pointer":"/project/locale","label":"Locale","part":"operators","kind":"value"},
  {"pointer":"/project/ipAddresses","label":"Whitelisted IPs","part":"addresses","kind":"list"},
  {"pointer":"/productCodes","label":"Product codes","part":"operators","kind":"list"},
  {"pointer":"/company/name","label":"Company name","part":"company","kind":"value"},
  {"pointer":"/company/website","label":"Company website","part":"company","kind":"value"},
  {"pointer":"/company/industry","label":"Industry","part":"company","kind":"value"},
  {"pointer":"/company/details","label":"Company description","part":"company","kind":"value"},
  {"pointer":"/company/identity_uen","label":"Business registration number","part":"company","kind":"value"},
  {"pointer":"/company/address","label":"Company address","part":"company","kind":"value"},
  {"pointer":"/company/country","label":"Country","part":"company","kind":"value"},
  {"pointer":"/company/hotline_number","label":"Hotline number","part":"company","kind":"value"},
  {"pointer":"/user/salutation","label":"Salutation","part":"representative","kind":"value"},
  {"pointer":"/user/fullName","label":"Full name","part":"representative","kind":"value"},
  {"pointer":"/user/jobTitle","label":"Job title","part":"representative","kind":"value"},
  {"pointer":"/user/mobileNumber","label":"Mobile number","part":"representative","kind":"value"},
  {"pointer":"/payment/bankName","label":"Bank name","part":"bank","kind":"value"},
  {"pointer":"/payment/bankCode","label":"Bank code","part":"bank","kind":"value"},
  {"pointer":"/payment/branchCode","label":"Branch code","part":"bank","kind":"value"},
  {"pointer":"/payment/accountNumber","label":"Account number","part":"bank","kind":"value"},
  {"pointer":"/document","label":"Registration document","part":"document","kind":"record"},
] as const
