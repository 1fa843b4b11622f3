// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyRequestUserVerification = typeof PasskeyRequestUserVerification[keyof typeof PasskeyRequestUserVerification];


export const PasskeyRequestUserVerification = {
  preferred: 'preferred',
} as const;
