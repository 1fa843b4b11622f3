// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Passkey } from './passkey.ts';
import type { RecoveryCode } from './recoveryCode.ts';
import type { Totp } from './totp.ts';

export type SecondStepProof = Totp | Passkey | RecoveryCode;
