// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type TotpWay = typeof TotpWay[keyof typeof TotpWay];


export const TotpWay = {
  TOTP: 'TOTP',
} as const;
