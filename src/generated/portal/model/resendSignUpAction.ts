// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ResendSignUpAction = typeof ResendSignUpAction[keyof typeof ResendSignUpAction];


export const ResendSignUpAction = {
  resendSignUp: 'resendSignUp',
} as const;
