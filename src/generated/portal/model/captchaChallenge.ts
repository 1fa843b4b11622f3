// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CaptchaChallengeParameters } from './captchaChallengeParameters.ts';

/**
 * A proof-of-work challenge of ALTCHA; hand it to the widget as it is.
 */
export interface CaptchaChallenge {
  parameters: CaptchaChallengeParameters;
  signature: string;
}
