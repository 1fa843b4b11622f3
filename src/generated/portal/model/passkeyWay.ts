// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyWay = typeof PasskeyWay[keyof typeof PasskeyWay];


export const PasskeyWay = {
  PASSKEY: 'PASSKEY',
} as const;
