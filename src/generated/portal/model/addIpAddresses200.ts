// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AddIpAddresses200Data } from './addIpAddresses200Data.ts';
import type { Answer } from './answer.ts';

export type AddIpAddresses200 = Answer & {
  data: AddIpAddresses200Data;
};
