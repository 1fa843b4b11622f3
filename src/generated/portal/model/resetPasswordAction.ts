// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ResetPasswordAction = typeof ResetPasswordAction[keyof typeof ResetPasswordAction];


export const ResetPasswordAction = {
  resetPassword: 'resetPassword',
} as const;
