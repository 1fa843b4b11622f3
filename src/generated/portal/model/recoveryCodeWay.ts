// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type RecoveryCodeWay = typeof RecoveryCodeWay[keyof typeof RecoveryCodeWay];


export const RecoveryCodeWay = {
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;
