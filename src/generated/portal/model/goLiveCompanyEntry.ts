// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The company step as filled in so far.
 */
export interface GoLiveCompanyEntry {
  /**
     * As it was typed.
     * @maxLength 2000
     */
  name?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  website?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  industry?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  details?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  identity_uen?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  address?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  country?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  hotline_number?: string;
}
