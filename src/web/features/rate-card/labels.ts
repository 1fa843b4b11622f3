/** Below the heading, and there already while the rates are on the way. */
export const description = 'Direct Carrier Billing: what each operator pays out of a successful charge.'
