// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PasskeyCreationPubKeyCredParamsItemType } from './passkeyCreationPubKeyCredParamsItemType.ts';

export type PasskeyCreationPubKeyCredParamsItem = {
  alg: number;
  type: PasskeyCreationPubKeyCredParamsItemType;
};
