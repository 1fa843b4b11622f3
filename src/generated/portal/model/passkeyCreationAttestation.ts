// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyCreationAttestation = typeof PasskeyCreationAttestation[keyof typeof PasskeyCreationAttestation];


export const PasskeyCreationAttestation = {
  none: 'none',
} as const;
