// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type DeleteProductCode200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  /**
     * Nothing is left to answer with.
     * @nullable
     */
  data: null;
};
