// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ForgotPasswordAction = typeof ForgotPasswordAction[keyof typeof ForgotPasswordAction];


export const ForgotPasswordAction = {
  forgotPassword: 'forgotPassword',
} as const;
