// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ConfirmSignUpAction = typeof ConfirmSignUpAction[keyof typeof ConfirmSignUpAction];


export const ConfirmSignUpAction = {
  confirmSignUp: 'confirmSignUp',
} as const;
