// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyCreationAuthenticatorSelectionUserVerification = typeof PasskeyCreationAuthenticatorSelectionUserVerification[keyof typeof PasskeyCreationAuthenticatorSelectionUserVerification];


export const PasskeyCreationAuthenticatorSelectionUserVerification = {
  preferred: 'preferred',
} as const;
