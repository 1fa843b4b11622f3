// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyCreationAuthenticatorSelectionResidentKey = typeof PasskeyCreationAuthenticatorSelectionResidentKey[keyof typeof PasskeyCreationAuthenticatorSelectionResidentKey];


export const PasskeyCreationAuthenticatorSelectionResidentKey = {
  discouraged: 'discouraged',
} as const;
