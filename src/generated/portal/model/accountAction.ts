// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ConfirmSignUp } from './confirmSignUp.ts';
import type { ForgotPassword } from './forgotPassword.ts';
import type { ResendSignUp } from './resendSignUp.ts';
import type { ResetPassword } from './resetPassword.ts';

export type AccountAction = ConfirmSignUp | ResendSignUp | ForgotPassword | ResetPassword;
