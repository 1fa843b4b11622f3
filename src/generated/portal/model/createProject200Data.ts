// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type CreateProject200Data = {
  /** The new project. */
  project_id: string;
};
