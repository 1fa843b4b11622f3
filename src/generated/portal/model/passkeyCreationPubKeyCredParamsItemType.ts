// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyCreationPubKeyCredParamsItemType = typeof PasskeyCreationPubKeyCredParamsItemType[keyof typeof PasskeyCreationPubKeyCredParamsItemType];


export const PasskeyCreationPubKeyCredParamsItemType = {
  'public-key': 'public-key',
} as const;
