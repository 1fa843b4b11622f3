// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListTryOutHosts200 = {
  /** Names, each with its port where that is not 443. */
  hosts: string[];
};
