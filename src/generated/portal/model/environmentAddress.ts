// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { EnvironmentName } from './environmentName.ts';
import type { EnvTypeId } from './envTypeId.ts';
import type { OperatorConnection } from './operatorConnection.ts';

export interface EnvironmentAddress {
  id: EnvTypeId;
  name: EnvironmentName;
  /** Base address of the payment API. */
  url: string;
  connection: OperatorConnection;
}
