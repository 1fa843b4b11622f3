// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type PasskeyCreationRp = {
  name: string;
  id: string;
};
