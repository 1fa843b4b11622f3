// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ProductTestRequest {
  projectId: string;
  /** The live product code to test again; all are tested without it. */
  codeId?: string;
}
