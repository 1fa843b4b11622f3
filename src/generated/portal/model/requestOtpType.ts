// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type RequestOtpType = typeof RequestOtpType[keyof typeof RequestOtpType];


export const RequestOtpType = {
  MFA: 'MFA',
} as const;
