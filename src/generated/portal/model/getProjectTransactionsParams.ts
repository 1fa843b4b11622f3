// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GetProjectTransactionsEnvironment } from './getProjectTransactionsEnvironment.ts';

export type GetProjectTransactionsParams = {
/**
 * English name of the country, as in the PROVIDER list. Volumes are in its currency.
 * @minLength 1
 * @maxLength 60
 */
country: string;
/**
 * Which environment's figures. In the sandbox no money moves.
 */
environment?: GetProjectTransactionsEnvironment;
};
