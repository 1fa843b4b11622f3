// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ProjectForm {
  /**
     * @minLength 6
     * @maxLength 25
     * @pattern ^[A-Za-z0-9.\-](?:[A-Za-z0-9.\- ]*[A-Za-z0-9.\-])?$
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 2000
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  description: string;
  /**
     * An id of the PROJECT_TYPE list.
     * @minimum 1
     * @maximum 2147483647
     */
  projectType: number;
  /**
     * An id of the PRODUCT_TYPE list.
     * @minimum 1
     * @maximum 2147483647
     */
  productType: number;
  agreement: true;
}
