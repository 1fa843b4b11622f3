// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RJSFSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { components } from '../portal/types.ts'

/** Hand it to rjsf as it is: the validators refuse any other object than a deep-equal one. */
export declare const schema: RJSFSchema
export declare const validators: ValidatorFunctions
/** What a valid form holds. */
export type Value = components['schemas']['NewAgentToken']
